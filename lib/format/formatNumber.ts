import { countryFormats, currencyFormats } from '@/lib/config/currencyFormats';
import type { Country, Currency, NumberProfile, Separators } from '@/lib/config/currencyFormats';

/** The format of a currency, with the separators of a country; `null` for the currency's own. */
export const profileOf = (currency: Currency, country: Country | null): NumberProfile => ({
  ...currencyFormats[currency],
  ...(country && countryFormats[country]),
});

const minus = '\u2212';
/** Stands for a value that is not known, or that there is none of. */
export const dash = '–';

/** Matches the position before each group of three digits. */
const groupStarts = /\B(?=(?:\d{3})+$)/g;

/** Writes an integer whose last `places` digits are decimals: 1234 with two places is 12.34. */
const write = (value: number, places: number, profile: Separators, prefix = '') => {
  const digits = String(Math.abs(value)).padStart(places + 1, '0');
  const point = digits.length - places;
  const whole = digits.slice(0, point).replace(groupStarts, profile.thousand);
  const fraction = places === 0 ? '' : profile.decimal + digits.slice(point);
  return (value < 0 ? minus : '') + prefix + whole + fraction;
};

/** The separators of numbers in links. */
const linkSeparators: Separators = { thousand: '', decimal: '.' };

/** Writes whole hundredths, −2^53 to 2^53, as a plain decimal with two places: −5 is `-0.05`. */
export const decimalOf = (hundredths: number): string =>
  write(hundredths, 2, linkSeparators).replace(minus, '-');

/**
 * Writes whole hundredths, −2^53 to 2^53, as money with 0 to 2 decimals, rounded half away from
 * zero. The minus (U+2212) comes before the prefix. An unknown number is a dash.
 */
export const formatMoney = (
  hundredths: number | null,
  places: number,
  profile: NumberProfile,
): string => {
  if (hundredths === null) return dash;
  const unit = 10 ** (2 - places);
  const rounded = Math.floor(Math.abs(hundredths) / unit + 0.5);
  const signed = Math.sign(hundredths) * rounded;
  return write(signed, places, profile, profile.prefix) + profile.suffix;
};

/** Writes whole hundredths without a currency, and with decimals unless they are zero. */
export const formatAmount = (hundredths: number, separators: Separators): string =>
  write(hundredths, 2, separators).replace(/\D00$/, '');

/** Writes an integer with a thousands separator; a dash if it is unknown. */
export const formatCount = (count: number | null, separators: Separators): string =>
  count === null ? dash : write(count, 0, separators);

/** Writes whole milliseconds as seconds, with three decimals unless the seconds are whole. */
export const formatSeconds = (ms: number, profile: NumberProfile): string =>
  `${ms % 1_000 === 0 ? formatCount(ms / 1_000, profile) : write(ms, 3, profile)}\u00a0s`;

/**
 * Writes whole tenths of a percent, with a space before the sign where the country writes one; a
 * dash if they are unknown.
 */
export const formatPercent = (tenths: number | null, profile: NumberProfile): string =>
  tenths === null ? dash : `${write(tenths, 1, profile)}${profile.percent}%`;

/** Writes whole hundredths, 0 to 2^53, with two decimals and a plus sign; zero has no sign. */
export const formatGain = (hundredths: number, profile: NumberProfile): string =>
  `${hundredths > 0 ? '+' : ''}${formatMoney(hundredths, 2, profile)}`;

/**
 * The arguments of a plural message, for a whole number up to 999, because digits are not grouped.
 * `number` replaces ICU's `#`, whose `Intl.NumberFormat` takes 40 ms on first use on a slow phone.
 */
export const pluralArguments = (count: number) => ({ count, number: String(count) });
