import { localeOfPath } from '@/lib/i18n/localeOfPath';

/**
 * Runs in the head of 404.html, with the very function that decides the language everywhere else:
 * sets the language of the document, and marks it where the English words must not be seen first.
 */
export const languageScript = `{
  const locale = (${String(localeOfPath)})(location.pathname);
  document.documentElement.lang = locale;
  if (locale !== 'en') document.documentElement.dataset.languagePending = '';
}`;

/** If the words do not come within three seconds, English ones are better than none. */
export const languageStyle = `
@keyframes reveal { to { visibility: visible } }
html[data-language-pending] body { visibility: hidden; animation: reveal 1ms 3s forwards !important }
`;
