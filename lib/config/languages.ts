/**
 * The languages of the site: their codes in lower case, and the name of each language in that
 * language. Each needs a file in `messages/` with the same keys as `en.json`, and names in faker.
 * All have to be written from left to right. If an address contains several of these codes, the one
 * that comes first in this list is used.
 */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
} as const satisfies Record<string, string>;

/** The language of addresses without a language code. Its canonical addresses have no code. */
export const defaultLanguage = 'en' satisfies keyof typeof languages;
