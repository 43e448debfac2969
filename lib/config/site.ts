/**
 * The path of the site on its host, without a trailing slash; empty at the root. Set by the build
 * variables BASE_PATH and SITE_URL (`scripts/export/site.mjs`).
 */
const basePath = process.env.BASE_PATH ?? '';

/**
 * The URL path of a page or file of the site.
 *
 * @param path the path within the site, with a leading slash
 */
export const publicUrl = (path: `/${string}`): string => basePath + path;

/**
 * The absolute URL of the site, without a trailing slash, and where its preview images are; empty if
 * not known (`scripts/export/site.mjs`).
 */
export const siteUrl = process.env.SITE_URL ?? '';
export const imageUrl = process.env.IMAGE_URL ?? '';

/** The version of the site. Empty if unset. */
export const version = process.env.VERSION ?? '';
