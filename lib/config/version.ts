/** The version of the site. Empty if unset. */
export const version = process.env.VERSION ?? '';
