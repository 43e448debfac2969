import { isLocale, type Locale } from './locales';

/** The language of a segment in an exported address. @throws RangeError for any other segment */
export const localeOfSegment = (segment: string): Locale => {
  if (!isLocale(segment)) throw new RangeError(`No page is exported for the language "${segment}"`);
  return segment;
};
