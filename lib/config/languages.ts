import type { Country, Currency } from './currencyFormats';

type Language = {
  /** In that language. */
  readonly name: string;
  /** The currency and the number format of most of its readers. */
  readonly currency: Currency;
  readonly country: Country;
};

/**
 * The languages of the site, with their codes in lower case. Each needs a file in `messages/` with the
 * same keys as `en.json`, and names in faker. All have to be written from left to right. If an address
 * contains several of these codes, the one that comes first in this list is used.
 */
export const languages = {
  en: { name: 'English', currency: 'USD', country: 'US' },
  de: { name: 'Deutsch', currency: 'EUR', country: 'DE' },
  es: { name: 'Español', currency: 'EUR', country: 'ES' },
  fr: { name: 'Français', currency: 'EUR', country: 'FR' },
  it: { name: 'Italiano', currency: 'EUR', country: 'IT' },
  pl: { name: 'Polski', currency: 'PLN', country: 'PL' },
} as const satisfies Record<string, Language>;

/** The language of addresses without a language code. Its canonical addresses have no code. */
export const defaultLanguage = 'en' satisfies keyof typeof languages;
