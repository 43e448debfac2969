import { elementIds } from '@/components/elementIds';
import { publicUrl } from '@/lib/config/site';
import { otherLocales } from '@/lib/i18n/locales';

/**
 * Loads Inter Variable after the page, and adds it once it has loaded. With a style sheet, browsers
 * would lay out all text once more, with the typeface still missing. The files are reduced to what the
 * pages use: weights 400 to 600, and the features kern, tnum, mark, mkmk, ccmp and locl. The second one,
 * with the rest of the Latin letters, is loaded only where one is used. Browsers keep both for a year: a
 * new version belongs in a folder of its own.
 */
const typefaceScript = `
addEventListener('DOMContentLoaded', () => {
  const face = (file, unicodeRange) =>
    new FontFace('Inter', \`url(${publicUrl('/fonts/inter-4/')}\${file}.woff2)\`, { weight: '400 600', unicodeRange });
  face('latin').load().then((latin) => {
    document.fonts.add(latin);
    document.fonts.add(face('latin-ext', 'U+100-130,U+132-151,U+154-2BA,U+2BD-2FF,U+1D00-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-A7FF'));
  }, () => {});
});`;

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
