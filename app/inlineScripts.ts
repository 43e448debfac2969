import { elementIds } from '@/components/elementIds';
import { publicUrl } from '@/lib/config/site';
import { otherLocales } from '@/lib/i18n/locales';

/**
 * Runs before all other scripts of a page. Remembers a click on Start until the run exists, and shows
 * the message of `ScriptFailure` if a script of the page does not load.
 */
export const earlyScript = `
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-start]')) {
    window.startClickedAt ??= performance.now();
  }
}, true);
addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  const show = () => document.getElementById('${elementIds.scriptFailure}')?.removeAttribute('hidden');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}, true);
if (location.pathname.startsWith('//')) {
  // As a relative address, //x would be another host, which Next.js refuses.
  location.replace(location.pathname.replace(/^\\/+/, '/') + location.search + location.hash);
}
`;

/**
 * On 404.html, finds the language of the address: the first that is a whole segment of the path, in
 * any letter case. Hides all but the notice until its messages have loaded.
 */
export const languageScript = `
{
const segments = location.pathname.toLowerCase().slice(${publicUrl('/').length - 1}).split('/');
const locale = ${JSON.stringify(otherLocales)}.find((each) => segments.includes(each));
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
  '[data-language-pending] [data-notice]{visibility:visible}' +
  '[data-language-pending] [data-notice] button{visibility:hidden}';
