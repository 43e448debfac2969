import type { Locale } from './locales';

/**
 * The language that an address means: the first of de, es, fr, it, pl, in that order, that is a
 * whole segment of the path, in any letter case; else English.
 *
 * It closes over nothing: `404.html` runs this function's own source before its scripts are there.
 *
 * @param path the path of an address, as `location.pathname` gives it
 */
export const localeOfPath = (path: string): Locale => {
  const segments = path.toLowerCase().split('/');
  const named = (['de', 'es', 'fr', 'it', 'pl'] as const).find((locale) =>
    segments.includes(locale),
  );
  return named === undefined ? 'en' : named;
};
