import { guardNotice } from './guardNotice';
import { watchEarlyPresses } from './earlyPress';
import { setDocumentLanguage } from './setDocumentLanguage';
import { trustOwnScripts } from './trustOwnScripts';
import { watchScripts } from './watchScripts';

// Runs in the head of every page before anything else, without React. The build bundles it and
// inserts it, with the words of the notice in data attributes (`scripts/export/inject.ts`).

const root = document.documentElement;
const { text = '', label = '', lesson = '' } = document.currentScript?.dataset ?? {};
const { pathname, search, hash, protocol } = window.location;

trustOwnScripts();
if (pathname.startsWith('//') && protocol !== 'file:') {
  // Several slashes at the start of the path become one: resolved as a relative URL, `//x` would refer
  // to another host. Of the page that is left, Firefox does not even parse the body.
  window.location.replace(pathname.replace(/^\/+/, '/') + search + hash);
} else {
  setDocumentLanguage(root);
  guardNotice(root, { text, label, lesson });
  watchScripts(root);
  watchEarlyPresses();
}
