import { currencyFormats, type Separators } from '@/lib/config/currencyFormats';

/** The codes and signs of the currencies. The point of `Fr.` is not a decimal sign. */
const currencies = Object.entries(currencyFormats)
  .flatMap(([code, { prefix, suffix }]) => [code, (prefix + suffix).trim()])
  .join('|')
  .replaceAll('$', '\\$')
  .replace('Fr', 'Fr\\.?');

/** A currency at the beginning, perhaps after a minus, or at the end. */
const currency = new RegExp(`^([-\u2212–]?)\\s*(?:${currencies})\\s*|\\s*(?:${currencies})$`, 'iu');

/** Matches a number: its whole part, and its decimals. */
const numberIn = ({ thousand, decimal }: Separators, isGrouped: boolean): RegExp => {
  const isSpaced = thousand.trim() === '';
  const group = isSpaced ? '[ \u00a0\u202f\u2009]' : `[${thousand}]`;
  const point = isSpaced ? '[,.]' : `[${decimal}]`;
  // `0.500` in a format that groups by points may be meant as a half.
  const groups = isGrouped ? `|(?!0+${group})\\d{1,3}(?:${group}\\d{3})+` : '';
  // Three digits after a separator of other formats may be meant as a group.
  const decimals = isGrouped ? '\\d{1,2}' : `\\d{1,2}|(?<=[${decimal}])\\d{3}`;
  return new RegExp(`^(?=.)(\\d+${groups})?(?:${point}(${decimals}))?$`);
};

/**
 * Reads a number as people write it with these separators, perhaps with a currency. Refuses every
 * text that could have two meanings. If `isGrouped` is false, refuses thousands separators, and
 * takes three decimals instead of two.
 *
 * @returns a plain decimal, such as `-1234.5`; `null` if refused
 */
export const readNumber = (
  text: string,
  separators: Separators,
  isGrouped = true,
): string | null => {
  const trimmed = text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
  const [, minus, number = ''] =
    /^([-\u2212–]?)\s*(.*)$/u.exec(trimmed.replace(currency, '$1')) ?? [];
  const match = numberIn(separators, isGrouped).exec(number);
  if (match === null) return null;
  const [, whole = '0', decimals] = match;
  const plain = whole.replace(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`);
  return minus ? `-${plain}` : plain;
};
