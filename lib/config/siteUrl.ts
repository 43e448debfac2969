/**
 * The absolute URL of the site, without a trailing slash, and where its preview images are; empty if
 * not known (`scripts/export/site.mjs`).
 */
export const siteUrl = process.env.SITE_URL ?? '';
export const imageUrl = process.env.IMAGE_URL ?? '';
