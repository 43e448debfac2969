import { currencyFormats, type Separators } from '@/lib/config/currencyFormats';

const fullWidthOrArabicDigit = /[\uff10-\uff19\u0660-\u0669\u06f0-\u06f9]/g;

/** The codes and signs of the currencies. The point of `Fr.` is not a decimal sign. */
const currencies = Object.entries(currencyFormats)
  .flatMap(([code, { prefix, suffix }]) => [code, (prefix + suffix).trim()])
  .join('|')
  .replaceAll('$', '\\$')
  .replace('Fr', 'Fr\\.?');

/** A currency at the beginning, perhaps after a minus, or at the end. */
const leadingCurrency = new RegExp(`^([-\u2212–(]?)\\s*(?:${currencies})\\s*`, 'iu');
const trailingCurrency = new RegExp(`\\s*(?:${currencies})(\\s*\\)?)$`, 'iu');

/** A minus before a number, or parentheses around it. */
const negative = /^(?:[-\u2212–](.+)|\((.+)\))$/u;

/** Matches a number: its whole part, and its decimals unless it ends in a dash, as in `500,-`. */
const numberIn = ({ thousand, decimal }: Separators, isGrouped: boolean): RegExp => {
  const isSpaced = thousand.trim() === '';
  const group = isSpaced ? '[ \u00a0\u202f\u2009]' : `[${thousand}]`;
  const point = isSpaced ? '[,.]' : `[${decimal}]`;
  // `0.500` in a format that groups by points may be meant as a half.
  const groups = isGrouped ? `|(?!0+${group})\\d{1,3}(?:${group}\\d{3})+` : '';
  const whole = `(\\d+${groups})`;
  // Three digits after a separator of other formats may be meant as a group.
  const decimals = isGrouped ? '\\d{1,2}' : `\\d{1,2}|(?<=[${decimal}])\\d{3}`;
  return new RegExp(`^(?:${whole}(?:[,.][-–])?|${whole}?${point}(${decimals}))$`);
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
  const trimmed = text
    .replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '')
    .replace(fullWidthOrArabicDigit, (digit) => String(digit.charCodeAt(0) % 16));
  const currency = leadingCurrency.test(trimmed) ? leadingCurrency : trailingCurrency;
  const signed = trimmed.replace(currency, '$1');
  const [, afterMinus, inParentheses] = negative.exec(signed) ?? [];
  const amount = afterMinus ?? inParentheses;
  const match = numberIn(separators, isGrouped).exec((amount ?? signed).trim());
  if (match === null) return null;
  const [, integer, whole = integer ?? '0', decimals] = match;
  const plain = whole.replace(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`);
  return amount === undefined ? plain : `-${plain}`;
};
