/**
 * Removes all but one of the slashes that an address begins with: wherever `//x` is resolved, it
 * would name another host.
 */
export const foldSlashes = () => {
  const { pathname, search, hash, protocol } = window.location;
  if (pathname.startsWith('//') && protocol !== 'file:') {
    window.location.replace(pathname.replace(/^\/+/, '/') + search + hash);
  }
};
