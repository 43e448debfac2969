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
 * The path within the site: the inverse of `publicUrl`.
 *
 * @param pathname a URL path of the site, as in `location.pathname`
 */
export const sitePath = (pathname: string): string => pathname.slice(basePath.length);
