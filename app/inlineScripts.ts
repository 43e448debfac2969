import { elementIds } from '@/components/elementIds';
import { typefaceScript } from '@/components/theme/typeface';
import { publicUrl } from '@/lib/config/site';
import { otherLocales } from '@/lib/i18n/locales';

/**
 * Runs first: keeps the first click on Start for the run, and shows `ScriptFailure` if a script fails.
 * Mends addresses: chats encode ? as %3F, and //x would be another host, which Next.js refuses.
 */
export const earlyScript = `
addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('[data-start]')) {
    window.startClickedAt ??= performance.now();
  }
}, true);
addEventListener('error', ({ target }) => {
  if (!(target instanceof HTMLScriptElement)) return;
  const show = () => document.getElementById('${elementIds.scriptFailure}')?.style.setProperty('animation', 'none', 'important');
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', show);
  else show();
}, true);
{
const { pathname, search, hash } = location;
const mended = pathname.replace(/^\\/+/, '/').replace(/%3f/i, '?');
if (mended !== pathname) {
  location.replace(mended + (mended.includes('?') ? search.replace('?', '&') : search) + hash);
}
}
${typefaceScript}
`;

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
  '[data-language-pending] [data-notice]{visibility:visible}' +
  '[data-language-pending] [data-notice] button{visibility:hidden}';
