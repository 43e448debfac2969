import { siteUrl } from '@/lib/config/siteUrl';
import type { View } from '@/lib/config/views';
import { defaultLocale, locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

/** The absolute canonical URL of a view in a language. */
export const pageUrl = (view: View, locale: Locale): string => siteUrl + viewPath(view, locale);

/** The canonical URLs of a view by language, with `x-default` for readers of other languages. */
export const languageUrls = (view: View): Record<Locale | 'x-default', string> => ({
  ...(Object.fromEntries(locales.map((locale) => [locale, pageUrl(view, locale)])) as Record<
    Locale,
    string
  >),
  'x-default': pageUrl(view, defaultLocale),
});
