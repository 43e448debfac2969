import { lessonSteps, linkLimits } from '@/lib/config/limits';
import {
  countrySeparators,
  currencyFormats,
  type Country,
  type Currency,
} from '@/lib/config/currencyFormats';
import { speeds, type Speed } from '@/lib/config/speeds';
import { namePlaceholder } from '@/lib/config/views';
import { cleanText, clipText } from './cleanText';
import { isContact } from './isContact';
import type { Reading } from './parameterType';

/** Each parser takes the trimmed text of a parameter and returns its value, `null` if invalid. */

const decimal = /^-?(\d+)(?:\.(\d+))?$/;

/** @returns the starting profit in hundredths, rounded half away from zero */
export const parseAmount = (text: string): number | null => {
  const [, whole, fraction = ''] = decimal.exec(text) ?? [];
  if (whole === undefined) return null;
  // Exact up to the limit. At the limit, any fraction would exceed it.
  const units = Number(whole);
  if (units > linkLimits.amount) return null;
  if (units === linkLimits.amount && /[1-9]/.test(fraction)) return null;
  // From the digits, because binary fractions have errors: 1.005 * 100 is 100.49999999999999.
  const kept = Number(whole + fraction.slice(0, 2).padEnd(2, '0'));
  const hundredths = fraction.charAt(2) >= '5' ? kept + 1 : kept;
  return text.startsWith('-') && hundredths > 0 ? -hundredths : hundredths;
};

/** Makes the parser of an integer from 0 to `max`. */
export const parseCount =
  (max: number) =>
  (text: string): number | null =>
    /^\d+$/.test(text) && Number(text) <= max ? Number(text) : null;

/** @returns the time since Start in milliseconds; the text is in seconds, with up to 3 decimals */
export const parseTime = (text: string): number | null =>
  /^\d+(\.\d{1,3})?$/.test(text) && Number(text) <= linkLimits.t
    ? Math.round(Number(text) * 1_000)
    : null;

/** A date, a time and a zone (ISO 8601). In a query, an unencoded `+` is decoded as a space. */
const dateAndTime = /^(\d{4}-\d\d-\d\dT\d\d:\d\d)(:\d\d)?(Z|[+ -]\d\d:\d\d)$/;

/** @returns Unix time in milliseconds; `null` if the date, the time or the zone is invalid */
export const readTime = (text: string): number | null => {
  const [, minute = '', second = '', zone = ''] = dateAndTime.exec(text.trim()) ?? [];
  const local = Date.parse(`${minute}${second}Z`);
  // Browsers disagree about days that do not exist, such as 31 April.
  if (Number.isNaN(local) || !new Date(local).toISOString().startsWith(minute)) return null;
  const time = Date.parse(minute + second + zone.replace(' ', '+'));
  // The zone may be invalid, such as +99:99.
  return Number.isNaN(time) ? null : time;
};

/** @returns Unix time in milliseconds, at most a day before or after now */
export const parseSince = (text: string): number | null => {
  const time = readTime(text);
  return time !== null && Math.abs(time - Date.now()) <= linkLimits.since ? time : null;
};

export const parseSpeed = (text: string): Speed | null =>
  speeds.find((speed) => String(speed) === text) ?? null;

/** @returns a step of the lesson, from 1 */
export const parseLesson = (text: string): number | null =>
  /^[1-9]$/.test(text) && Number(text) <= lessonSteps ? Number(text) : null;

/** @returns the unchanged seed, because seeds are case-sensitive */
export const parseSeed = (text: string): string | null =>
  /^[A-Za-z0-9_-]+$/.test(text) && text.length <= linkLimits.seed ? text : null;

const keyOf = <Key extends string>(table: Readonly<Record<Key, unknown>>, text: string) => {
  // Some letters outside of ASCII, such as ı and ſ, have capitals in ASCII.
  if (!/^[A-Za-z]+$/.test(text)) return null;
  const wanted = text.toUpperCase();
  const keys = Object.keys(table) as Key[];
  return keys.find((key) => key === wanted) ?? null;
};

export const parseCountry = (text: string): Country | null => keyOf(countrySeparators, text);

export const parseCurrency = (text: string): Currency | null => keyOf(currencyFormats, text);

/**
 * Cleans a name and cuts it to 60 code points, without a trailing space. The name is accepted
 * unless it was cut or lost characters; collapsed white space does not count. A name with contact
 * details is rejected. A placeholder that nobody has replaced is no name, like an empty text.
 */
export const readName = (given: string): Reading<string> => {
  const { text, lost } = cleanText(given);
  const name = clipText(text, linkLimits.name).trimEnd();
  if (isContact(name)) return { value: null, accepted: false };
  const isName = name !== '' && name !== namePlaceholder;
  return { value: isName ? name : null, accepted: !lost && name === text };
};
