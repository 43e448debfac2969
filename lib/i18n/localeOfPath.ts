import { defaultLocale, otherLocales, type Locale } from './locales';

/**
 * The first of some languages that is a whole segment of a path, in any letter case.
 *
 * It closes over nothing: `404.html` runs this function's own source before its scripts are there.
 *
 * @param otherwise what it is where the path names none of them
 */
export const localeNamedIn = <T extends string>(
  path: string,
  locales: readonly T[],
  otherwise: T,
): T => {
  const segments = path.toLowerCase().split('/');
  const named = locales.find((locale) => segments.includes(locale));
  return named === undefined ? otherwise : named;
};

/** The language that an address means. @param path its path within the site */
export const localeOfPath = (path: string): Locale =>
  localeNamedIn(path, otherLocales, defaultLocale);
