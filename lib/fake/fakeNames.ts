import { allLocales, base, en, Faker } from '@faker-js/faker';
import type { Locale } from '@/lib/i18n/locales';

/** Forty different names, the same in every build. @throws {RangeError} if faker has too few */
export const fakeNames = (locale: Locale): readonly string[] => {
  // The first of faker's locales for the language, with or without a country: `de`, `de_AT`.
  const found = Object.entries(allLocales).find(([key]) => key.split('_')[0] === locale);
  if (!found) throw new RangeError(`faker has no names for the language "${locale}"`);
  const faker = new Faker({ locale: [found[1], en, base], seed: 1 });
  const names = new Set<string>();
  // Forty give variety, and are few enough to embed in every page.
  for (let tries = 0; names.size < 40; tries += 1) {
    if (tries === 10_000) throw new RangeError(`faker has too few names for "${locale}"`);
    names.add(faker.person.firstName());
  }
  return [...names];
};
