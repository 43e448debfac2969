import { isLocale, type Locale } from './locales';

/** The language of an exported address, which has no segments but these. */
export const localeOfSegment = (segment: string): Locale => {
  if (!isLocale(segment)) throw new RangeError(`No page is exported for the language "${segment}"`);
  return segment;
};
