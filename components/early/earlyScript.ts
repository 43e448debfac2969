import { guardNotice } from './guardNotice';
import { watchEarlyPresses } from './earlyPress';
import { setDocumentLanguage } from './setDocumentLanguage';
import { watchScripts } from './watchScripts';
import { publicUrl } from '@/lib/config/publicUrl';

// Runs in the head of every page before anything else, without React. The build bundles it and
// inserts it, with the words of the notice in data attributes (`scripts/export/inject.ts`).

/**
 * Only this policy may turn a string into a script URL, and only for the export's own scripts and
 * the service worker. No policy may turn a string into markup.
 */
const trustOwnScripts = () => {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, window.location.href);
      const isOurs =
        pathname.startsWith(publicUrl('/_next/static/')) || pathname === publicUrl('/sw.js');
      return origin === window.location.origin && isOurs ? address : null;
    },
  });
};

const root = document.documentElement;
const { text = '', label = '', lesson = '' } = document.currentScript?.dataset ?? {};
const { pathname, search, hash, protocol } = window.location;

/** What an extension has broken in one part stops no other. */
const attempt = (part: () => void) => {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
};

if (pathname.startsWith('//') && protocol !== 'file:') {
  // Reduces the slashes at the start to one: as a relative URL, `//x` would refer to another host. Then
  // nothing else may start, because Firefox does not parse the body of a page that is being left.
  window.location.replace(pathname.replace(/^\/+/, '/') + search + hash);
} else {
  [
    () => guardNotice(root, { text, label, lesson }),
    trustOwnScripts,
    () => setDocumentLanguage(root),
    // Leaves room for the lesson from the beginning. Whether it opens is known when the link is read.
    () => root.toggleAttribute('data-lesson', /[?&]lesson=[1-9]/.test(search)),
    () => watchScripts(root),
    watchEarlyPresses,
  ].forEach(attempt);
}
