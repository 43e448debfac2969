import type { Country, Currency } from './currencyFormats';

export type NoticeWidths = readonly [oneLine: number, twoLines: number];

type Language = {
  /** The language's name for itself, such as `Deutsch`. */
  readonly name: string;
  /** The currency and the number format of most readers of the language. */
  readonly currency: Currency;
  readonly country: Country;
  /**
   * The least widths at which the notice has one line, and two: in em, the larger of those in Inter
   * and in its fallbacks. A test fails if they do not fit its text.
   */
  readonly noticeWidths: NoticeWidths;
};

/**
 * The languages of the site, by code in lower case. Each needs a file in `messages/` and one in
 * `messages/dialogs/`, and names in faker. Only left-to-right scripts are supported. In an address
 * with several codes, the first one in this list other than the default applies.
 */
export const languages = {
  en: { name: 'English', currency: 'USD', country: 'US', noticeWidths: [49.7, 25] },
  de: { name: 'Deutsch', currency: 'EUR', country: 'DE', noticeWidths: [59.7, 31.6] },
  es: { name: 'Español', currency: 'EUR', country: 'ES', noticeWidths: [63.2, 32.2] },
  fr: { name: 'Français', currency: 'EUR', country: 'FR', noticeWidths: [61.9, 32] },
  it: { name: 'Italiano', currency: 'EUR', country: 'IT', noticeWidths: [63.5, 32] },
  pl: { name: 'Polski', currency: 'PLN', country: 'PL', noticeWidths: [57, 28.9] },
} as const satisfies Record<string, Language>;

/** The language of addresses without a language code. */
export const defaultLanguage = 'en' satisfies keyof typeof languages;
