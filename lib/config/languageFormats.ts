import type { Country, Currency } from './currencyFormats';
import type { languages } from './languages';

/** The currency and the number format of most readers of each language. */
export const languageFormats = {
  en: { currency: 'USD', country: 'US' },
  de: { currency: 'EUR', country: 'DE' },
  es: { currency: 'EUR', country: 'ES' },
  fr: { currency: 'EUR', country: 'FR' },
  it: { currency: 'EUR', country: 'IT' },
  pl: { currency: 'PLN', country: 'PL' },
} as const satisfies Record<
  keyof typeof languages,
  { readonly currency: Currency; readonly country: Country }
>;
