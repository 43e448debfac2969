import { lessonSteps } from '@/lib/config/lesson';
import { linkLimits } from '@/lib/config/linkLimits';
import { countries, currencies } from '@/lib/config/currencyFormats';
import { namePlaceholder } from '@/lib/config/views';
import { cleanText, clipText, collapseWhiteSpace, withoutJoiners } from './cleanText';
import { hasContact } from './contacts';
import { isMergeTag } from './mergeTag';

/** The result of reading a parameter. */
export type Reading<Value> = {
  /** `null` if the page has to use its fallback. */
  readonly value: Value | null;
  /** Whether the page uses the whole text. If not, the message about the link lists it. */
  readonly accepted: boolean;
};

/** Trailing punctuation that mail and chat apps wrongly include in a link. */
const punctuation = /[)\]}>.,;:!?='"’”»]+$/;

/** Makes the `read` of a parameter. An empty text is accepted, although `parse` returns `null`. */
export const readValue =
  <Value>(parse: (text: string) => Value | null) =>
  (raw: string): Reading<Value> => {
    const text = raw.trim().replace(punctuation, '');
    const value = parse(text);
    return { value, accepted: raw.trim() === '' || value !== null };
  };

/* Each parser takes the trimmed text of a parameter, and returns its value; `null` if invalid. */

/** @returns the starting profit in hundredths, rounded half away from zero */
export const parseAmount = (text: string): number | null => {
  if (!/^-?\d+(\.\d+)?$/.test(text) || Math.abs(Number(text)) > linkLimits.amount) return null;
  // Shifts the point of the text, because 1.005 * 100 is 100.49999999999999.
  const digits = text.replace('-', '').replace(/(?<=\.\d{3})\d+/, '');
  const hundredths = Math.round(Number(`${digits}e2`));
  return text.startsWith('-') && hundredths > 0 ? -hundredths : hundredths;
};

/** Makes the parser of an integer from 0 to `max`. */
export const parseCount = (max: number) => (text: string) =>
  /^\d+$/.test(text) && Number(text) <= max ? Number(text) : null;

/** @returns the time since Start in milliseconds; the text is in seconds, with up to 3 decimals */
export const parseTime = (text: string): number | null =>
  /^\d+(\.\d{1,3})?$/.test(text) && Number(text) <= linkLimits.t
    ? Math.round(Number(text) * 1_000)
    : null;

/** @returns a step of the lesson, from 1 */
export const parseLesson = (text: string): number | null =>
  /^[1-9]$/.test(text) && Number(text) <= lessonSteps ? Number(text) : null;

/** @returns the seed as it is, because seeds are case-sensitive */
export const parseSeed = (text: string): string | null =>
  /^[A-Za-z0-9_-]+$/.test(text) && text.length <= linkLimits.seed ? text : null;

/** Makes the parser of a code. In lower case, because ı and ſ have upper-case forms in ASCII. */
const parseCode =
  <Code extends string>(codes: readonly Code[]) =>
  (text: string): Code | null =>
    codes.find((code) => code.toLowerCase() === text.toLowerCase()) ?? null;

export const parseCountry = parseCode(countries);

export const parseCurrency = parseCode(currencies);

/**
 * Cleans a name, and cuts it to `linkLimits.name` graphemes without a trailing space. Accepts the
 * name unless this cut it or removed characters; collapsed white space does not count. Rejects a
 * name with contact details or a merge tag. The placeholder counts as an empty text.
 */
export const readName = (raw: string): Reading<string> => {
  const text = cleanText(raw);
  const name = clipText(text, linkLimits.name).trimEnd();
  const isPlaceholder = name === namePlaceholder;
  const isTag = isMergeTag(withoutJoiners(text)) || isMergeTag(raw.trim());
  if (hasContact(withoutJoiners(name)) || (isTag && !isPlaceholder)) {
    return { value: null, accepted: false };
  }
  const isName = name !== '' && !isPlaceholder;
  return { value: isName ? name : null, accepted: name === collapseWhiteSpace(raw) };
};
