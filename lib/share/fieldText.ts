import type { NumberProfile } from '@/lib/format/defineProfile';
import { readNumber } from '@/lib/format/readNumber';
import { parameters, type ParameterName } from '@/lib/parameters/parameters';
import type { Choices } from '@/lib/parameters/parseLink';
import { writeNumber } from './writeNumber';

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
  return field.kind === 'amount' || field.kind === 'number'
    ? writeNumber(text, profile, field.kind === 'amount')
    : text;
};

const unread = { value: null, accepted: false };

/** Converts the text of a field to the form in a link; `null` if a number cannot be read. */
const toLink = (name: ParameterName, text: string, profile: NumberProfile): string | null => {
  const { field } = parameters[name];
  if (text.trim() === '') return text;
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
