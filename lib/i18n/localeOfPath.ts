import { defaultLocale, otherLocales, type Locale } from './locales';

/**
 * Returns the first of the given languages that is a whole segment of a path, in any letter case.
 *
 * It uses no variables from outside, so that its source can run in a page on its own.
 *
 * @param otherwise the result if the path contains none of them
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

/** The language of an address. @param path its path within the site */
export const localeOfPath = (path: string): Locale =>
  localeNamedIn(path, otherLocales, defaultLocale);
