import type { NumberProfile } from './defineProfile';

const minus = '\u2212';

/** Between two digits that are followed by whole groups of three. */
const groupEnds = /\B(?=(?:\d{3})+$)/g;

/**
 * @param value a whole number of units, with `places` decimals in it
 * @param places how many of its last digits stand after the decimal separator
 */
const write = (
  value: number,
  places: number,
  { thousand, decimal }: NumberProfile,
  prefix: string,
  suffix: string,
) => {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const point = digits.length - places;
  const whole = digits.slice(0, point).replace(groupEnds, () => thousand);
  const fraction = places === 0 ? '' : decimal + digits.slice(point);
  return (value < 0 ? minus : '') + prefix + whole + fraction + suffix;
};

/**
 * Money as the link wants it, with the minus (U+2212) before the prefix.
 *
 * @param hundredths an integer up to 2^53 either side of zero
 * @param places decimals shown, 0 to 2; rounded half away from zero
 */
export const formatMoney = (hundredths: number, places: number, profile: NumberProfile): string => {
  const unit = 10 ** (2 - places);
  const rounded = Math.floor(Math.abs(hundredths) / unit + 0.5);
  return write(Math.sign(hundredths) * rounded, places, profile, profile.prefix, profile.suffix);
};

/** A whole number, grouped as the profile groups. */
export const formatCount = (count: number, profile: NumberProfile): string =>
  write(count, 0, profile, '', '');

/** A percentage with one decimal, without a space. @param tenths tenths of a percent */
export const formatPercent = (tenths: number, profile: NumberProfile): string =>
  write(tenths, 1, profile, '', '%');
