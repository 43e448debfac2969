/** The version of the site, with its commit if that is known (`scripts/export/version.mjs`). */
export const version = process.env.VERSION ?? '';
