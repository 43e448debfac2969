import { sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';

/**
 * On 404.html, sets `lang` to the language of the address. If that differs from the exported
 * language, also marks the document, to hide the exported text until the right messages have
 * loaded.
 */
export const setDocumentLanguage = (root: HTMLElement) => {
  if (!('anyAddress' in root.dataset)) return;
  const locale = localeOfPath(sitePath(window.location.pathname));
  if (locale === root.lang) return;
  root.lang = locale;
  root.dataset.languagePending = '';
};

/** Hides the page while its messages load; after three seconds, shows the exported text. */
export const languageStyle =
  '@keyframes reveal{to{visibility:visible}}' +
  'html[data-language-pending] body{visibility:hidden;animation:reveal 1ms 3s forwards!important}';
