import { defaultLocale, isLocale, type Locale } from './locales';

/**
 * The language of a segment in an exported address, or of an address without one.
 *
 * @throws RangeError for any other segment
 */
export const localeOfSegment = (segment: string = defaultLocale): Locale => {
  if (!isLocale(segment)) throw new RangeError(`No page is exported for the language "${segment}"`);
  return segment;
};
