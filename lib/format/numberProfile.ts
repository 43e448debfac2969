import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import type { Country, Currency, CurrencyFormat } from '@/lib/config/currencyFormats';

/** A number format. Create one with `defineProfile`, which rejects invalid formats. */
export type NumberProfile = CurrencyFormat & {
  /** What stands before a percent sign: nothing, or a no-break space. */
  readonly percent: string;
  /** Whether the format may be used for negative numbers. */
  readonly negatives: boolean;
};

/**
 * @returns the profile, if `readNumber` can read numbers in this format
 * @throws {RangeError} if the same text separates thousands and decimals, or if the prefix starts
 *   with `-` although negatives are allowed
 */
export const defineProfile = (profile: NumberProfile): NumberProfile => {
  if (profile.thousand === profile.decimal) {
    throw new RangeError(`"${profile.decimal}" cannot separate both thousands and decimals`);
  }
  if (profile.negatives && profile.prefix.startsWith('-')) {
    throw new RangeError(`The prefix "${profile.prefix}" reads as a minus`);
  }
  return profile;
};

/** The profile for a link: prefix and suffix of the currency, separators of the country. */
export const profileOf = (currency: Currency, country: Country): NumberProfile =>
  defineProfile({ ...currencyFormats[currency], ...countrySeparators[country], negatives: true });
