import { allLocales, base, en, Faker } from '@faker-js/faker';
import type { Locale } from '@/lib/i18n/locales';

/** Names a language; enough for two visitors to differ, few enough to travel in the page. */
const wanted = 40;

/** Draws them from faker with a fixed seed: the same list at every build. For build time only. */
export const drawNames = (locale: Locale): readonly string[] => {
  const faker = new Faker({ locale: [allLocales[locale], en, base], seed: 1 });
  const names = new Set<string>();
  while (names.size < wanted) names.add(faker.person.firstName());
  return [...names];
};
