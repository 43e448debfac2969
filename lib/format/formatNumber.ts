import { numericFormatter } from 'react-number-format';
import { decimalOf } from './decimalOf';
import type { NumberProfile } from './defineProfile';
import { roundDecimal } from './roundDecimal';

const minus = '\u2212';

const write = (decimal: string, profile: NumberProfile, prefix: string, suffix: string) => {
  const text = numericFormatter(decimal, {
    thousandSeparator: profile.thousand,
    decimalSeparator: profile.decimal,
    prefix,
    suffix,
  });
  return text.startsWith('-') ? minus + text.slice(1) : text;
};

/**
 * Money as the link wants it, with the minus (U+2212) before the prefix.
 *
 * @param places decimals shown; rounded half away from zero
 */
export const formatMoney = (hundredths: number, places: number, profile: NumberProfile): string =>
  write(roundDecimal(decimalOf(hundredths), places), profile, profile.prefix, profile.suffix);

/** A whole number, grouped as the profile groups. */
export const formatCount = (count: number, profile: NumberProfile): string =>
  write(String(count), profile, '', '');

/** A percentage with one decimal, without a space. @param tenths tenths of a percent */
export const formatPercent = (tenths: number, profile: NumberProfile): string =>
  write(`${Math.trunc(tenths / 10)}.${Math.abs(tenths % 10)}`, profile, '', '%');
