/**
 * The languages by their codes, in lower case, each in its own words. Every one of them needs its
 * words in `messages/`, where `en.json` is the model of the others, and names in faker; all are written
 * from left to right. In an address that names several, the first of these
 * counts.
 */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
} as const satisfies Record<string, string>;

/** The one that an address means if it names none, and that has no segment of its own. */
export const defaultLanguage = 'en' satisfies keyof typeof languages;
