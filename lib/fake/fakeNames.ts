import { allLocales, base, en, Faker } from '@faker-js/faker';
import type { Locale } from '@/lib/i18n/locales';

/** Forty different names, the same in every build: few enough to embed in every page. */
export const fakeNames = (locale: Locale): readonly string[] => {
  const faker = new Faker({ locale: [allLocales[locale], en, base], seed: 1 });
  return faker.helpers.uniqueArray(() => faker.person.firstName(), 40);
};
