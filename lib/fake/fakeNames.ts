import { allLocales, base, en, Faker, type LocaleDefinition } from '@faker-js/faker';
import type { Locale } from '@/lib/i18n/locales';

/** Names per language: enough that visitors see different ones, few enough to send in the page. */
const wanted = 40;

/** The first locale of faker in a language, with or without a country. */
const definitionOf = (locale: Locale): LocaleDefinition => {
  const found = Object.entries(allLocales).find(([key]) => key.split('_')[0] === locale);
  if (!found) throw new RangeError(`faker has no names for the language "${locale}"`);
  return found[1];
};

/** Draws first names with a fixed seed, the same in every build. Only used at build time. */
export const fakeNames = (locale: Locale): readonly string[] => {
  const faker = new Faker({ locale: [definitionOf(locale), en, base], seed: 1 });
  const names = new Set<string>();
  while (names.size < wanted) names.add(faker.person.firstName());
  return [...names];
};
