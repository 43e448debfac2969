import { scriptFailureScript } from '@/components/layout/scriptFailure';
import { typefaceScript } from '@/components/theme/typeface';
import { publicUrl } from '@/lib/config/site';
import { otherLocales } from '@/lib/i18n/locales';

/** Keeps the time of the first click on Start for the run, which is not there yet. */
const startClickScript = `
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-start]')) {
    window.startClickedAt ??= performance.now();
  }
}, true);
`;

/** Repairs addresses: chats encode ? as %3F, and //x would be another host, which Next.js refuses. */
const addressScript = `
{
const { pathname, search, hash } = location;
const repaired = pathname.replace(/^\\/+/, '/').replace(/%3f/i, '?');
if (repaired !== pathname) {
  location.replace(repaired + (repaired.includes('?') ? search.replace('?', '&') : search) + hash);
}
}
`;

/** Runs on every page before anything else. */
export const earlyScript = startClickScript + scriptFailureScript + addressScript + typefaceScript;

/** On 404.html, finds the language of the address. Hides all but the notice until it has loaded. */
export const languageScript = `
{
const segments = location.pathname.toLowerCase().slice(${publicUrl('/').length - 1}).split('/');
const locale = ${JSON.stringify(otherLocales)}.find((each) => segments.includes(each));
window.languageOfAddress = locale;
if (locale) {
  document.documentElement.lang = locale;
  document.documentElement.dataset.languagePending = '';
}
}
`;

/** After three seconds, shows the exported text. */
export const languageStyle =
  '@keyframes reveal{to{visibility:visible}}' +
  '[data-language-pending] body{visibility:hidden;animation:reveal 1ms 3s forwards!important}' +
  '[data-language-pending] [data-testid=simulation-notice]{visibility:visible}' +
  '[data-language-pending] [data-testid=simulation-notice] button{visibility:hidden}';
