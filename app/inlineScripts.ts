import { scriptFailureScript } from '@/components/layout/scriptFailure';
import { typefaceScript } from '@/components/theme/typeface';
import { publicUrl } from '@/lib/config/site';
import { otherLocales } from '@/lib/i18n/locales';

/** Stores the time of the first click on Start, for the run that opens later. */
const startClickScript = `
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-start]')) {
    window.startClickedAt ??= performance.now();
  }
}, true);
`;

/** Repairs addresses: chats encode ? as %3F, and Next.js refuses //x, which means another host. */
const addressScript = `
{
const { pathname, search, hash } = location;
const repaired = pathname.replace(/^\\/+/, '/').replace(/%3f/i, '?');
if (repaired !== pathname) {
  location.replace(repaired + (repaired.includes('?') ? search.replace('?', '&') : search) + hash);
}
}
`;

/** The first script of every page. */
export const earlyScript = startClickScript + scriptFailureScript + addressScript + typefaceScript;

/**
 * Finds the language of 404.html's address, with or without a region (de, de-at, de_ch, es-419).
 * Hides all but the notice until its texts load.
 */
export const languageScript = `
{
const segments = location.pathname.toLowerCase().slice(${publicUrl('/').length - 1}).split('/')
  .map((segment) => segment.replace(/^([a-z]{2})[-_](?:[a-z]{2}|[0-9]{3})$/, '$1'));
const locale = ${JSON.stringify(otherLocales)}.find((each) => segments.includes(each));
window.languageOfAddress = locale;
if (locale) {
  document.documentElement.lang = locale;
  document.documentElement.dataset.languagePending = '';
}
}
`;

/** Hides the page while its language is pending, for at most three seconds. */
export const languageStyle =
  '@keyframes reveal{to{visibility:visible}}' +
  '[data-language-pending] body{visibility:hidden;animation:reveal 1ms 3s forwards!important}' +
  '[data-language-pending] [data-testid=simulation-notice]{visibility:visible}' +
  '[data-language-pending] [data-testid=simulation-notice] button{visibility:hidden}';
