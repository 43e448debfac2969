import {
  countrySeparators,
  currencyFormats,
  type Country,
  type Currency,
  type CurrencyFormat,
} from '@/lib/config/numberFormats';

/** How a number is written. Made by `defineProfile`, which knows it to be sound. */
export type NumberProfile = CurrencyFormat & {
  /** Whether numbers below zero may be written with it. */
  readonly negatives: boolean;
};

/**
 * Checks a number profile.
 *
 * @throws RangeError where the same text separates thousands and decimals, or where the prefix
 *   begins with `-` although negatives are allowed: such a number could not be read back
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

/** The profile of a link: the currency's prefix and suffix, the country's separators. */
export const profileOf = (currency: Currency, country: Country): NumberProfile =>
  defineProfile({
    ...currencyFormats[currency],
    ...countrySeparators[country],
    negatives: true,
  });
