import { publicUrl } from '@/lib/config/publicUrl';
import { localeNamedIn } from '@/lib/i18n/localeOfPath';
import { defaultLocale, otherLocales } from '@/lib/i18n/locales';

const source = (value: unknown) => JSON.stringify(value);
const start = publicUrl('/').length - 1;

/**
 * Runs in the head of 404.html, with the very function that decides the language everywhere else:
 * sets the language of the document, and marks it where the words of the default language, which
 * stand in the page, must not be seen first.
 */
export const languageScript = `{
  const path = location.pathname.slice(${start});
  const locale = (${String(localeNamedIn)})(path, ${source(otherLocales)}, ${source(defaultLocale)});
  document.documentElement.lang = locale;
  if (locale !== ${source(defaultLocale)}) document.documentElement.dataset.languagePending = '';
}`;

/** If the words do not come within three seconds, those in the page are better than none. */
export const languageStyle = `
@keyframes reveal { to { visibility: visible } }
html[data-language-pending] body { visibility: hidden; animation: reveal 1ms 3s forwards !important }
`;
