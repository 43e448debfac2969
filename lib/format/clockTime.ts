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

/**
 * Reads a time as a clock shows it, or in seconds: `1:00:00`, `1:30`, `90`.
 *
 * @returns seconds; `null` if it is not a time
 */
export const readClock = (text: string): number | null => {
  const parts = text.trim().split(':');
  if (parts.length > 3 || !parts.every((part) => /^\d{1,6}$/.test(part))) return null;
  // Only the first may be more than a minute, or an hour.
  if (parts.slice(1).some((part) => part.length !== 2 || Number(part) > 59)) return null;
  return parts.reduce((sum, part) => sum * 60 + Number(part), 0);
};

/** Cached by language and unit, because a format takes long to create. */
const formats = new Map<string, Intl.NumberFormat>();

const formatOf = (locale: string, unit: string) => {
  const key = `${locale} ${unit}`;
  const format =
    formats.get(key) ?? new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' });
  formats.set(key, format);
  return format;
};

/** A time in words, for screen readers. @param seconds a whole number */
export const spokenTime = (seconds: number, locale: string): string => {
  const parts = Object.entries(split(seconds))
    .filter(([unit, value]) => value > 0 || (unit === 'second' && seconds === 0))
    .map(([unit, value]) => formatOf(locale, unit).format(value));
  return new Intl.ListFormat(locale, { style: 'long', type: 'unit' }).format(parts);
};
