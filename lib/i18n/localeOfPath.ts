import { defaultLocale, otherLocales, type Locale } from './locales';

/**
 * The language of an address: the first in `otherLocales` that is a whole segment of the path, in
 * any letter case, or else the default.
 *
 * @param path the path within the site, as returned by `sitePath`
 */
export const localeOfPath = (path: string): Locale => {
  const segments = path.toLowerCase().split('/');
  return otherLocales.find((locale) => segments.includes(locale)) ?? defaultLocale;
};
