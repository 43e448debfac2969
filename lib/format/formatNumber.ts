import type { NumberProfile } from './defineProfile';

export const minus = '\u2212';

/** Matches the position before each group of three digits. */
const groupEnds = /\B(?=(?:\d{3})+$)/g;

/**
 * Writes the digits of a number that is not negative with the separators of a profile.
 *
 * @param digits with the decimals: `1234` with two places is 12.34
 * @param places the number of digits after the decimal separator
 */
export const separate = (
  digits: string,
  places: number,
  { thousand, decimal }: NumberProfile,
): string => {
  const point = digits.length - places;
  const whole = digits.slice(0, point).replace(groupEnds, () => thousand);
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

/** Writes a whole number with the thousands separator of a profile. */
export const formatCount = (count: number, profile: NumberProfile): string =>
  write(count, 0, profile, '', '');

/** Writes a duration in seconds, with three decimals if it needs them. @param ms milliseconds */
export const formatSeconds = (ms: number, profile: NumberProfile): string =>
  ms % 1_000 === 0
    ? `${formatCount(ms / 1_000, profile)}\u00a0s`
    : write(ms, 3, profile, '', '\u00a0s');

/**
 * Writes a percentage without a space.
 *
 * @param value an integer that includes the decimals: tenths of a percent with one place
 */
export const formatPercent = (value: number, profile: NumberProfile, places = 1): string =>
  write(value, places, profile, '', '%');

/** Writes a profit with two decimals and a plus; zero has no sign. @param hundredths 0 or more */
export const formatGain = (hundredths: number, profile: NumberProfile): string =>
  `${hundredths > 0 ? '+' : ''}${formatMoney(hundredths, 2, profile)}`;

/**
 * The arguments of a message with a plural: the count, which selects the form, and its digits. ICU's
 * `#` would use `Intl.NumberFormat`, whose first use takes 40 ms on a slow phone.
 *
 * @param count a whole number, at most 999, since its digits are not grouped
 */
export const counted = (count: number): { count: number; number: string } => ({
  count,
  number: String(count),
});
