import { sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';

/**
 * On the page for any address: sets the language of the document, and marks it where the words of
 * the default language, which stand in the page, must not be seen first.
 */
export const nameLanguage = (root: HTMLElement) => {
  if (!('anyAddress' in root.dataset)) return;
  const locale = localeOfPath(sitePath(window.location.pathname));
  if (locale === root.lang) return;
  root.lang = locale;
  root.dataset.languagePending = '';
};

/** If the words do not come within three seconds, those in the page are better than none. */
export const languageStyle =
  '@keyframes reveal{to{visibility:visible}}' +
  'html[data-language-pending] body{visibility:hidden;animation:reveal 1ms 3s forwards!important}';
