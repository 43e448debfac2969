import type { NumberProfile } from './defineProfile';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Reduces all spaces and minus signs to one kind each. */
const simplify = (text: string) => text.trim().replace(/\s/g, ' ').replace('\u2212', '-');

/**
 * Reads a number as a profile writes it, with or without its thousands separators, its prefix and its
 * suffix; spaces may separate thousands in any profile. It rejects a text that
 * may mean two numbers, such as `1.5` where a dot separates thousands.
 *
 * @param places the most decimals
 * @returns a plain decimal (`-?\d+(\.\d+)?`); `null` if the text is none in this profile
 */
export const readNumber = (
  text: string,
  { thousand, decimal, prefix, suffix }: NumberProfile,
  places: number,
): string | null => {
  const [before, after, group, point] = [prefix, suffix, thousand, decimal]
    .map(simplify)
    .map(escape);
  const pattern = new RegExp(
    `^(-?) ?(?:${before})? ?(-?)` +
      `(\\d+|\\d{1,3}(?:(${group || ' '}| )\\d{3})(?:\\4\\d{3})*)` +
      `(?:${places === 0 ? '(?!)' : point}(\\d{0,${places}}))? ?(?:${after})?$`,
  );
  const [matched, outer, inner, whole = '', , fraction = ''] = pattern.exec(simplify(text)) ?? [];
  if (matched === undefined || (outer && inner)) return null;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${outer || inner}${digits}${fraction && `.${fraction}`}`;
};

/** Whether a text is not yet a number, but can become one if more is typed. */
export const isUnfinished = (text: string, profile: NumberProfile, places: number): boolean =>
  ['0', '00', '000'].some((rest) => readNumber(text + rest, profile, places) !== null);
