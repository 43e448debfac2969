import { isLocale, type Locale } from './locales';

/** The language of an exported address, which has no other segments than the six. */
export const localeOfSegment = (segment: string): Locale => {
  if (!isLocale(segment)) throw new RangeError(`No page is exported for the language "${segment}"`);
  return segment;
};
