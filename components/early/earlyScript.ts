import { guardNotice } from './guardNotice';
import { watchEarlyPresses } from './earlyPress';
import { setDocumentLanguage } from './setDocumentLanguage';
import { trustOwnScripts } from './trustOwnScripts';
import { watchScripts } from './watchScripts';

// Runs in the head of every page before anything else, without React. The build bundles it and
// inserts it, with the words of the notice in data attributes (`scripts/export/inject.ts`).

/**
 * Replaces several slashes at the start of the path by one: resolved as a relative URL, `//x` would
 * refer to another host.
 */
const foldSlashes = () => {
  const { pathname, search, hash, protocol } = window.location;
  if (pathname.startsWith('//') && protocol !== 'file:') {
    window.location.replace(pathname.replace(/^\/+/, '/') + search + hash);
  }
};

const root = document.documentElement;
const { text = '', label = '', lesson = '' } = document.currentScript?.dataset ?? {};

trustOwnScripts();
foldSlashes();
setDocumentLanguage(root);
guardNotice(root, { text, label, lesson });
watchScripts(root);
watchEarlyPresses();
