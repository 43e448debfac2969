import { defaultLocale, otherLocales, type Locale } from './locales';

/**
 * The language of an address: the first one other than the default that is a whole segment of the path,
 * in any letter case.
 *
 * @param path its path within the site
 */
export const localeOfPath = (path: string): Locale => {
  const segments = path.toLowerCase().split('/');
  return otherLocales.find((locale) => segments.includes(locale)) ?? defaultLocale;
};
