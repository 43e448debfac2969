import { allLocales, base, en, Faker, type LocaleDefinition } from '@faker-js/faker';
import type { Locale } from '@/lib/i18n/locales';

/** Names a language; enough for two visitors to differ, few enough to travel in the page. */
const wanted = 40;

/** What faker has for a language, of whatever country. */
const definitionOf = (locale: Locale): LocaleDefinition => {
  const found = Object.entries(allLocales).find(([key]) => key.split('_')[0] === locale);
  if (!found) throw new RangeError(`faker has no names for the language "${locale}"`);
  return found[1];
};

/** Draws them from faker with a fixed seed: the same list at every build. For build time only. */
export const fakeNames = (locale: Locale): readonly string[] => {
  const faker = new Faker({ locale: [definitionOf(locale), en, base], seed: 1 });
  const names = new Set<string>();
  while (names.size < wanted) names.add(faker.person.firstName());
  return [...names];
};
