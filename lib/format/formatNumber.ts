import type { NumberProfile } from './defineProfile';

export const minus = '\u2212';

/** Matches the position before each group of three digits. */
const groupEnds = /\B(?=(?:\d{3})+$)/g;

/**
 * Inserts the separators of a profile into the digits of a non-negative number.
 *
 * @param digits more than `places` digits, decimals included: `1234` with two places is 12.34
 * @param places the number of digits after the decimal separator
 */
export const separate = (
  digits: string,
  places: number,
  { thousand, decimal }: NumberProfile,
): string => {
  const point = digits.length - places;
  const whole = digits.slice(0, point).replace(groupEnds, thousand);
  return places === 0 ? whole : whole + decimal + digits.slice(point);
};

/**
 * @param value an integer that includes the decimals: 1234 with two places is 12.34
 * @param places the number of digits after the decimal separator
 */
const write = (
  value: number,
  places: number,
  profile: NumberProfile,
  prefix: string,
  suffix: string,
) => {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  return (value < 0 ? minus : '') + prefix + separate(digits, places, profile) + suffix;
};

/**
 * Writes a whole number of hundredths as a plain decimal with two places: −5 becomes `-0.05`.
 *
 * @param hundredths an integer from −2^53 to 2^53
 */
export const decimalOf = (hundredths: number): string => {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

/**
 * Writes an amount of money in the format of a profile. The minus (U+2212) comes before the prefix.
 *
 * @param hundredths an integer from −2^53 to 2^53
 * @param places the number of decimals, 0 to 2; the amount is rounded half away from zero
 */
export const formatMoney = (hundredths: number, places: number, profile: NumberProfile): string => {
  const unit = 10 ** (2 - places);
  const rounded = Math.floor(Math.abs(hundredths) / unit + 0.5);
  return write(Math.sign(hundredths) * rounded, places, profile, profile.prefix, profile.suffix);
};

/** Writes an integer with the thousands separator of a profile. */
export const formatCount = (count: number, profile: NumberProfile): string =>
  write(count, 0, profile, '', '');

/**
 * Writes a duration in seconds, with three decimals unless the seconds are whole.
 *
 * @param ms an integer, in milliseconds
 */
export const formatSeconds = (ms: number, profile: NumberProfile): string =>
  ms % 1_000 === 0
    ? `${formatCount(ms / 1_000, profile)}\u00a0s`
    : write(ms, 3, profile, '', '\u00a0s');

/**
 * Writes a percentage, with a space before the sign where the profile's country writes one.
 *
 * @param tenths an integer, in tenths of a percent
 */
export const formatPercent = (tenths: number, profile: NumberProfile): string =>
  write(tenths, 1, profile, '', `${profile.percent}%`);

/**
 * Writes a profit with two decimals and a plus sign; zero has no sign.
 *
 * @param hundredths an integer, 0 to 2^53
 */
export const formatGain = (hundredths: number, profile: NumberProfile): string =>
  `${hundredths > 0 ? '+' : ''}${formatMoney(hundredths, 2, profile)}`;

/**
 * The arguments of a plural message: the count, which selects the plural form, and its digits. They
 * replace ICU's `#`, whose `Intl.NumberFormat` takes 40 ms at the first use on a slow phone.
 *
 * @param count a whole number, at most 999, since its digits are not grouped
 */
export const counted = (count: number): { count: number; number: string } => ({
  count,
  number: String(count),
});
