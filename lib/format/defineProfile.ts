import {
  countrySeparators,
  currencyFormats,
  type Country,
  type Currency,
  type CurrencyFormat,
} from '@/lib/config/currencyFormats';

/** How a number is written. Create it with `defineProfile`, which checks that it is valid. */
export type NumberProfile = CurrencyFormat & {
  /** Whether it may be used for negative numbers. */
  readonly negatives: boolean;
};

/**
 * Checks a number profile, and returns it.
 *
 * @throws RangeError if the same text separates thousands and decimals, or if the prefix starts
 *   with `-` although negatives are allowed, because such a number could not be parsed again
 */
export const defineProfile = (profile: NumberProfile): NumberProfile => {
  if (profile.thousand === profile.decimal) {
    throw new RangeError(
      `A number profile cannot separate both thousands and decimals with "${profile.decimal}"`,
    );
  }
  if (profile.negatives && profile.prefix.startsWith('-')) {
    throw new RangeError(
      `The prefix "${profile.prefix}" begins with "-", which reads as a minus where negatives are allowed`,
    );
  }
  return profile;
};

/** The profile for a link: prefix and suffix of the currency, separators of the country. */
export const profileOf = (currency: Currency, country: Country): NumberProfile =>
  defineProfile({
    ...currencyFormats[currency],
    ...countrySeparators[country],
    negatives: true,
  });
