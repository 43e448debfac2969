import { noticeColours } from '@/lib/config/colours';
import type { Catalogue } from '@/lib/i18n/catalogue';
import { locales, type Locale } from '@/lib/i18n/locales';
import { failureId } from './watchScripts';

/** Milliseconds after which the message is shown if the scripts have not loaded. */
const failureDelay = 10_000;

/**
 * The message shown if the page's scripts fail. The HTML of every page contains the message, hidden
 * and outside React's tree.
 *
 * @param catalogues the catalogue of the page's language, or of all languages if it is not known
 */
export const failureMarkup = (catalogues: Readonly<Partial<Record<Locale, Catalogue>>>): string => {
  const entries = Object.entries(catalogues);
  // 404.html contains all languages, so it has the least room, and is rarely opened as a file.
  const canBeFile = entries.length === 1;
  const texts = entries.map(
    ([locale, words]) =>
      `<div lang="${locale}"><p>${words.failure.text}</p>` +
      (canBeFile ? `<p class="file">${words.failure.file}</p>` : '') +
      // An empty `href` is the current address: the link reloads the page without any script.
      `<a href="">${words.page.retry}</a></div>`,
  );
  return `<div id="${failureId}" role="alert">${texts.join('')}</div>`;
};

/** Fixed to the bottom; in low windows, where only the notice may be fixed, in the flow. */
export const failureStyle =
  `#${failureId}{visibility:hidden;margin:16px;padding:16px;border:1px solid;border-left:6px solid ` +
  `${noticeColours.main};background:#fff;color:${noticeColours.contrastText};` +
  `font:inherit;animation:failure 1ms ${failureDelay}ms forwards!important}` +
  `@media(min-height:500px){#${failureId}{position:fixed;right:0;bottom:0;z-index:1400;max-width:34rem}}` +
  `#${failureId} p{margin:0 0 8px}#${failureId} a{display:inline-block;padding:10px 0;color:inherit}` +
  '@keyframes failure{to{visibility:visible}}' +
  `html[data-failed] #${failureId},html[data-file] #${failureId}{visibility:visible}` +
  `html:not([data-file]) #${failureId} .file,html[data-live] #${failureId}{display:none;animation:none!important}` +
  // 404.html contains the message in every language: hide the others. Never hide the only one, because
  // translation tools change the language of the document.
  locales
    .map((locale) => `html:not([lang=${locale}]) #${failureId}>[lang=${locale}]:not(:only-child)`)
    .join() +
  '{display:none}';
