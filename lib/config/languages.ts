import type { Country, Currency } from './currencyFormats';

type Language = {
  /** The language's name for itself, such as `Deutsch`. */
  readonly name: string;
  /** The currency and the number format of most readers of the language. */
  readonly currency: Currency;
  readonly country: Country;
};

/**
 * The languages of the site, by code in lower case. Each needs a file in `messages/` and one in
 * `messages/dialogs/`, and names in faker. Only left-to-right scripts are supported. In an address
 * with several codes, the first one in this list other than the default applies.
 */
export const languages = {
  en: { name: 'English', currency: 'USD', country: 'US' },
  de: { name: 'Deutsch', currency: 'EUR', country: 'DE' },
  es: { name: 'Español', currency: 'EUR', country: 'ES' },
  fr: { name: 'Français', currency: 'EUR', country: 'FR' },
  it: { name: 'Italiano', currency: 'EUR', country: 'IT' },
  pl: { name: 'Polski', currency: 'PLN', country: 'PL' },
} as const satisfies Record<string, Language>;

/** The language of addresses without a language code. */
export const defaultLanguage = 'en' satisfies keyof typeof languages;
