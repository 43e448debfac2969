import type { View } from '@/lib/config/views';
import { defaultLocale, locales, type Locale } from '@/lib/i18n/locales';
import { pageUrl } from './pageUrl';

/** The URLs of a view in every language, and the one for all other languages. */
export const languageUrls = (view: View): Record<Locale | 'x-default', string> => ({
  ...(Object.fromEntries(locales.map((locale) => [locale, pageUrl(view, locale)])) as Record<
    Locale,
    string
  >),
  'x-default': pageUrl(view, defaultLocale),
});
