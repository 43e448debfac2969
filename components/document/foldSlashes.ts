/**
 * Replaces several slashes at the start of the path by one: resolved as a relative URL, `//x` would
 * refer to another host.
 */
export const foldSlashes = () => {
  const { pathname, search, hash, protocol } = window.location;
  if (pathname.startsWith('//') && protocol !== 'file:') {
    window.location.replace(pathname.replace(/^\/+/, '/') + search + hash);
  }
};
