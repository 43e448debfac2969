import { currencyFormats, type Currency, type Separators } from '@/lib/config/currencyFormats';

/** Matches a currency at the beginning, perhaps after a minus, or at the end. */
const currencyIn = (currency: Currency): RegExp => {
  const { prefix, suffix } = currencyFormats[currency];
  // The point of `Fr.` is not a decimal sign.
  const sign = (prefix + suffix).trim().replace('$', '\\$').replace('Fr', 'Fr\\.?');
  const either = `(?:${currency}|${sign})`;
  return new RegExp(`^([-\u2212–]?) *${either} *| *${either}$`, 'iu');
};

/** Matches a number: its whole part, and its decimals. */
const numberIn = ({ thousand, decimal }: Separators, isGrouped: boolean): RegExp => {
  const point = thousand.trim() === '' ? '[,.]' : `[${decimal}]`;
  // `0.500` in a format that groups by points may be meant as a half.
  const groups = isGrouped
    ? `|(?!0+\\D)\\d{1,3}(?<group>[ '${thousand}])\\d{3}(?:\\k<group>\\d{3})*`
    : '';
  // Three digits after a separator of other formats may be meant as a group.
  const decimals = isGrouped ? '\\d{1,2}' : `\\d{1,2}|(?<=[${decimal}])\\d{3}`;
  return new RegExp(`^(?=.)(?<whole>\\d+${groups})?(?:${point}(?<decimals>${decimals}))?$`);
};

type Options = {
  /** The only currency whose code or sign may stand in the text; `null` for none. */
  readonly currency: Currency | null;
  /** If false, refuses thousands separators, and takes three decimals instead of two. */
  readonly isGrouped: boolean;
};

/**
 * Reads a number as people write it with these separators. Spaces and apostrophes may group digits
 * in every format. Refuses every text that could have two meanings.
 *
 * @returns a plain decimal, such as `-1234.5`; `null` if refused
 */
export const readNumber = (
  text: string,
  separators: Separators,
  { currency, isGrouped }: Options,
): string | null => {
  const trimmed = text.replace(/^[\s\p{Cf}]+|[\s\p{Cf}]+$/gu, '');
  const plain = trimmed.replace(/\p{Zs}/gu, ' ').replaceAll('’', "'");
  const amount = currency === null ? plain : plain.replace(currencyIn(currency), '$1');
  const [, minus, number = ''] = /^([-\u2212–]?) *(.*)$/u.exec(amount) ?? [];
  const groups = numberIn(separators, isGrouped).exec(number)?.groups;
  if (groups === undefined) return null;
  const { whole = '0', decimals } = groups;
  const digits = whole.replace(/\D/g, '') + (decimals === undefined ? '' : `.${decimals}`);
  return minus ? `-${digits}` : digits;
};
