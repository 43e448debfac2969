import { guardNotice } from './guardNotice';
import { watchEarlyPresses } from './earlyPress';
import { setDocumentLanguage } from './setDocumentLanguage';
import { watchScripts } from './watchScripts';
import { publicUrl } from '@/lib/config/publicUrl';

// Runs in the head of every page before anything else, without React. The build bundles this
// script, and inserts it with the words of the notice in data attributes
// (`scripts/export/inject.ts`).

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

/** Isolates the parts: an error in one, such as from an extension, does not stop the others. */
const attempt = (part: () => void) => {
  try {
    part();
  } catch (error) {
    reportError(error);
  }
};

if (pathname.startsWith('//') && protocol !== 'file:') {
  // Reduces leading slashes to one: as a relative URL, `//x` would refer to another host. Nothing
  // else may start, because Firefox does not parse the body of a page that is being left.
  window.location.replace(pathname.replace(/^\/+/, '/') + search + hash);
} else {
  [
    () => guardNotice(root, { text, label, lesson }),
    trustOwnScripts,
    () => setDocumentLanguage(root),
    // Reserves room for the lesson early. Whether the lesson opens is known once the link is read.
    () => root.toggleAttribute('data-lesson', /[?&]lesson=[1-9]/.test(search)),
    () => watchScripts(root),
    watchEarlyPresses,
  ].forEach(attempt);
}
