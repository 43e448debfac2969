import { defaultLanguage, languages } from '@/lib/config/languages';

export type Locale = keyof typeof languages;

export const locales = Object.keys(languages) as readonly Locale[];

export const defaultLocale: Locale = defaultLanguage;

export const otherLocales = locales.filter((locale) => locale !== defaultLocale);

/** The name of a language, in that language. */
export const nameOfLocale = (locale: Locale): string => languages[locale].name;

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);

/**
 * The language of an exported address.
 *
 * @param segment the language segment of the address, if there is one
 * @throws {RangeError} if the segment is not a language of the site
 */
export const localeOfSegment = (segment: string = defaultLocale): Locale => {
  if (!isLocale(segment)) throw new RangeError(`No page is exported for the language "${segment}"`);
  return segment;
};
