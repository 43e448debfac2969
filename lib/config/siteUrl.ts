/**
 * Where the site is served, without a slash at its end: the variable SITE_URL when the export is
 * built. Only for what has to be a whole address, for search engines and previews.
 */
export const siteUrl = (process.env.SITE_URL ?? 'https://dry-run.example').replace(/\/+$/, '');
