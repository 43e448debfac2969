/**
 * Where the site begins on its host, without a slash at its end; empty at the root. From the
 * variables BASE_PATH or SITE_URL of the build (`scripts/export/site.ts`).
 */
const basePath = process.env.BASE_PATH ?? '';

/** The address on this host of a page or file of the site. @param path begins with a slash */
export const publicUrl = (path: `/${string}`): string => basePath + path;

/** Whether an address of this host is one of the site. @param pathname as `location` has it */
export const isOfSite = (pathname: string): boolean => `${pathname}/`.startsWith(publicUrl('/'));

/** The inverse of `publicUrl`. @param pathname an address of the site, as `location` has it */
export const sitePath = (pathname: string): string => pathname.slice(basePath.length);
