/**
 * Runs in the page before anything else and closes over nothing. Under the page's policy no text
 * becomes the address of a script but through here: only those of the export do, and the service
 * worker's own.
 *
 * @param root where the site begins, with a slash at its end
 */
export const trustOwnScripts = (root: string) => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, window.location.href);
      const isOurs = pathname.startsWith(`${root}_next/static/`) || pathname === `${root}sw.js`;
      return origin === window.location.origin && isOurs ? address : null;
    },
  });
};
