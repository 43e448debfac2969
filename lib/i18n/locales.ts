import { defaultLanguage, languages } from '@/lib/config/languages';

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

export const defaultLocale: Locale = defaultLanguage;

/** The languages whose code is part of their canonical addresses. */
export const otherLocales = locales.filter((locale) => locale !== defaultLocale);

/** The name of each language, in that language. */
export const nameOfLocale = (locale: Locale): string => languages[locale].name;

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);

/**
 * The language of a segment in an exported address, or of an address without one.
 *
 * @throws RangeError for any other segment
 */
export const localeOfSegment = (segment: string = defaultLocale): Locale => {
  if (!isLocale(segment)) throw new RangeError(`No page is exported for the language "${segment}"`);
  return segment;
};
