import type { Locale } from '@/lib/i18n/locales';

const split = (seconds: number) => ({
  hour: Math.floor(seconds / 3_600),
  minute: Math.floor(seconds / 60) % 60,
  second: seconds % 60,
});

/** A time as a clock shows it: `1:30`, `1:00:00`. @param seconds a whole number */
export const clockText = (seconds: number): string => {
  const { hour, minute, second } = split(seconds);
  const two = (part: number) => String(part).padStart(2, '0');
  return hour === 0 ? `${minute}:${two(second)}` : `${hour}:${two(minute)}:${two(second)}`;
};

/** Cached by language and unit, because a format takes long to create. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: Locale, unit: string) => {
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
};

/** A time in words, for screen readers. @param seconds a whole number */
export const spokenTime = (seconds: number, locale: Locale): string => {
  const parts = Object.entries(split(seconds))
    .filter(([unit, value]) => value > 0 || (unit === 'second' && seconds === 0))
    .map(([unit, value]) => formatOf(locale, unit).format(value));
  return new Intl.ListFormat(locale, { style: 'long', type: 'unit' }).format(parts);
};
