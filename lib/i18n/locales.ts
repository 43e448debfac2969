/** The languages, the default first. */
export const locales = ['en', 'de', 'es', 'fr', 'it', 'pl'] as const;

export type Locale = (typeof locales)[number];

export const defaultLocale = 'en' satisfies Locale;

/** Each language in its own words. */
export const localeNames = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  pl: 'Polski',
} as const satisfies Record<Locale, string>;

export const isLocale = (text: string): text is Locale => locales.some((locale) => locale === text);
