import { countrySeparators, currencyFormats } from '@/lib/config/currencyFormats';
import type { Country, Currency, CurrencyFormat } from '@/lib/config/currencyFormats';

export type NumberProfile = CurrencyFormat & {
  /** The text before a percent sign: none, or a no-break space. */
  readonly percent: string;
};

/** The profile for a link: prefix and suffix of the currency, separators of the country. */
export const profileOf = (currency: Currency, country: Country): NumberProfile => ({
  ...currencyFormats[currency],
  ...countrySeparators[country],
});
