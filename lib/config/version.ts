/** The version of the site, with the commit if known: `1.1.0+0123456789`. Empty if unset. */
export const version = process.env.VERSION ?? '';
