/**
 * The absolute URL of the site, without a trailing slash, for search engines and link previews. Set
 * by the build variable SITE_URL (`scripts/export/site.mjs`).
 */
export const siteUrl = process.env.SITE_URL ?? '';
