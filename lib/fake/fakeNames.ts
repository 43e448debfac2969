import { allLocales, base, en, Faker, type LocaleDefinition } from '@faker-js/faker';
import type { Locale } from '@/lib/i18n/locales';

/** Number of names per language: enough for variety, few enough to embed in every page. */
const wanted = 40;

/** The first of faker's locales for a language, with or without a country: `de`, `de_AT`. */
const definitionOf = (locale: Locale): LocaleDefinition => {
  const found = Object.entries(allLocales).find(([key]) => key.split('_')[0] === locale);
  if (!found) throw new RangeError(`faker has no names for the language "${locale}"`);
  return found[1];
};

/**
 * Forty different first names, drawn with a fixed seed, so that every build has the same ones. Only
 * used at build time, because faker is large.
 *
 * @throws {RangeError} if faker has no names in the language
 */
export const fakeNames = (locale: Locale): readonly string[] => {
  const faker = new Faker({ locale: [definitionOf(locale), en, base], seed: 1 });
  const names = new Set<string>();
  while (names.size < wanted) names.add(faker.person.firstName());
  return [...names];
};
