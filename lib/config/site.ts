/* Set by the build (`scripts/export/site.mjs`, `next.config.mjs`). Empty if unknown. */

/** The path of the site on its host, without a trailing slash; empty at the root. */
const basePath = process.env.BASE_PATH ?? '';

/** The URL path of a page or file of the site, from its path within the site. */
export const publicUrl = (path: `/${string}`): string => basePath + path;

/** The absolute URL of the site, without a trailing slash. */
export const siteUrl = process.env.SITE_URL ?? '';

export const version = process.env.VERSION ?? '';
