/**
 * The absolute URL of the site, without a trailing slash. Search engines and link previews need
 * absolute URLs. It comes from the build variable SITE_URL (`scripts/export/site.mjs`).
 */
export const siteUrl = process.env.SITE_URL ?? '';
