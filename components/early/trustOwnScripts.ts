import { publicUrl } from '@/lib/config/publicUrl';

/**
 * Only this policy may turn a string into a script URL, and only for the export's own scripts and
 * the service worker. No policy may turn a string into markup.
 */
export const trustOwnScripts = () => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, window.location.href);
      const isOurs =
        pathname.startsWith(publicUrl('/_next/static/')) || pathname === publicUrl('/sw.js');
      return origin === window.location.origin && isOurs ? address : null;
    },
  });
};
