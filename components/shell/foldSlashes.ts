/**
 * Runs in the page before anything else and closes over nothing: an address that begins with more
 * than one slash would be taken for another host's wherever it is resolved, so it loses them.
 */
export const foldSlashes = () => {
  const { pathname, search, hash } = window.location;
  if (pathname.startsWith('//')) {
    window.location.replace(pathname.replace(/^\/+/, '/') + search + hash);
  }
};
