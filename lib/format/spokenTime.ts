import { clockParts } from './clockText';

/** Cached by language and unit, because creating a format is slow. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, unit: string) => {
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
};

/** Cached by language. */
const lists = new Map<string, Intl.ListFormat>();

const listOf = (locale: string) => {
  const list = lists.get(locale) ?? new Intl.ListFormat(locale, { style: 'long', type: 'unit' });
  lists.set(locale, list);
  return list;
};

/**
 * Writes a time in words, for screen readers: `1 hour, 30 minutes`.
 *
 * @param seconds a whole number, 0 or more
 * @param locale a language tag (BCP 47)
 */
export const spokenTime = (seconds: number, locale: string): string => {
  const parts = Object.entries(clockParts(seconds))
    .filter(([unit, value]) => value > 0 || (unit === 'second' && seconds === 0))
    .map(([unit, value]) => formatOf(locale, unit).format(value));
  return listOf(locale).format(parts);
};
