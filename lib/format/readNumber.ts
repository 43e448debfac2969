import type { NumberProfile } from './defineProfile';
import { minus } from './formatNumber';

const escape = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Replaces each kind of space with a plain one, and the minus sign with a hyphen. */
const simplify = (text: string) => text.trim().replace(/\s/g, ' ').replace(minus, '-');

/**
 * Reads a number with up to `places` decimals in the format of a profile. The thousands separators,
 * the prefix and the suffix are optional, and spaces may separate thousands in any profile. Rejects
 * ambiguous text, such as `1.5` where a dot separates thousands.
 *
 * @returns a plain decimal (`-?\d+(\.\d+)?`); `null` if the text is not a number in this profile
 */
export const readNumber = (
  text: string,
  { thousand, decimal, prefix, suffix }: NumberProfile,
  places: number,
): string | null => {
  const affixes = [prefix, suffix, thousand, decimal];
  const [before, after, group, point] = affixes.map((text) => escape(simplify(text)));
  const pattern = new RegExp(
    `^(-?) ?(?:${before})? ?(-?)` +
      `(\\d+|\\d{1,3}(?:(${group}| )\\d{3})(?:\\4\\d{3})*)` +
      `(?:${places === 0 ? '(?!)' : point}(\\d{0,${places}}))? ?(?:${after})?$`,
  );
  const [matched, outer, inner, whole = '', , fraction = ''] = pattern.exec(simplify(text)) ?? [];
  if (matched === undefined || (outer && inner)) return null;
  const digits = whole.replace(/\D/g, '').replace(/^0+(?=\d)/, '');
  return `${outer || inner}${digits}${fraction && `.${fraction}`}`;
};
