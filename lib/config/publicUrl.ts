/** The address of a file of `public/`, on this host. @param path begins with a slash */
export const publicUrl = (path: `/${string}`): string => path;
