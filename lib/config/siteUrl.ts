/**
 * The whole address of the site, without a slash at its end: for search engines and previews, which
 * need whole addresses. From the variable SITE_URL of the build (`scripts/export/site.ts`).
 */
export const siteUrl = process.env.SITE_URL ?? '';
