import { hasLocale } from 'next-intl';
import { defaultLanguage, languages } from '@/lib/config/languages';
import type { View } from '@/lib/config/views';

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

export const defaultLocale: Locale = defaultLanguage;

export const otherLocales = locales.filter((locale) => locale !== defaultLocale);

/** The language of a segment of an address; the default if the address has no such segment. */
export const localeOfSegment = (segment: string | undefined): Locale =>
  hasLocale(locales, segment) ? segment : defaultLocale;

/** The path of a view within the site: `/v` in the default language, or `/de/v`. */
export const viewPath = (view: View, locale: Locale): `/${string}` => {
  if (locale === defaultLocale) return view === 'alternate' ? '/v' : '/';
  return view === 'alternate' ? `/${locale}/v` : `/${locale}`;
};
