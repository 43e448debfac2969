import type { NumberProfile } from '@/lib/format/defineProfile';
import { readNumber } from '@/lib/format/readNumber';
import { parameters, type ParameterName } from '@/lib/parameters/parameters';
import type { Choices } from '@/lib/parameters/parseLink';
import { writeNumber } from './writeNumber';

/** Formats a time for a `datetime-local` field, in the local time zone. */
export const localTime = (time: number): string => {
  const offset = new Date(time).getTimezoneOffset() * 60_000;
  return new Date(time - offset).toISOString().slice(0, 19).replace(/:00$/, '');
};

/** Converts the text of a `datetime-local` field to UTC, unless invalid. */
const toUtc = (text: string): string => {
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? text : time.toISOString().replace('.000', '');
};

/** The text of a value in its field; `null` without a value. */
export const fieldTextOf = <Name extends ParameterName>(
  name: Name,
  value: Choices[Name],
  profile: NumberProfile,
): string | null => {
  const { field, write } = parameters[name];
  // Without a value, the page uses the first choice.
  if (value === null) return field.kind === 'choice' ? (field.options[0] ?? null) : null;
  const text = write(value);
  if (text === null || text === '') return text;
  if (field.kind === 'time') return localTime(Date.parse(text));
  return field.kind === 'amount' || field.kind === 'number'
    ? writeNumber(text, profile, field.kind === 'amount')
    : text;
};

const unread = { value: null, accepted: false };

/** Converts the text of a field to the form in a link; `null` if a number cannot be read. */
const toLink = (name: ParameterName, text: string, profile: NumberProfile): string | null => {
  const { field } = parameters[name];
  if (text.trim() === '') return text;
  if (field.kind === 'time') return toUtc(text);
  return field.kind === 'amount' || field.kind === 'number'
    ? readNumber(text, profile, field.places)
    : text;
};

/** Parses the text of a parameter's field. */
export const readField = <Name extends ParameterName>(
  name: Name,
  text: string,
  profile: NumberProfile,
) => {
  const written = toLink(name, text, profile);
  return written === null ? unread : parameters[name].read(written);
};
