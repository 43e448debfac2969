import { fakeNames } from '@/lib/fake/fakeNames';
import { fakeReferenceData } from '@/lib/fake/fakeReferenceData';
import { locales } from '@/lib/i18n/locales';
import { cleanText } from '@/lib/parameters/cleanText';

describe('fakeNames', () => {
  it.each(locales)('draws forty first names for %s, the same every time', (locale) => {
    const names = fakeNames(locale);
    expect(new Set(names).size).toBe(40);
    expect(fakeNames(locale)).toEqual(names);
    expect(names.every((name) => cleanText(name) === name)).toBe(true);
  });

  it('draws different names for each language', () => {
    expect(new Set(locales.map((locale) => fakeNames(locale).join())).size).toBe(locales.length);
  });
});

describe('fakeReferenceData', () => {
  const data = fakeReferenceData();

  it('has airlines, aircraft types and airports with their codes', () => {
    const { airlines, aircraftTypes, airports } = data;
    for (const list of [airlines, aircraftTypes, airports]) {
      expect(list.length).toBeGreaterThan(5);
      expect(list.every(({ name }) => name !== '')).toBe(true);
    }
    expect(airlines.every(({ iataCode }) => /^\w{2}$/.test(iataCode))).toBe(true);
    expect(aircraftTypes.every(({ iataTypeCode }) => /^\w{3}$/.test(iataTypeCode))).toBe(true);
    expect(airports.every(({ iataCode }) => /^[A-Z]{3}$/.test(iataCode))).toBe(true);
  });

  it('has animal species, breeds and pet names as plain strings', () => {
    const lists = [data.animalSpecies, data.petNames, ...Object.values(data.animalBreeds)];
    for (const list of lists) {
      expect(list.length).toBeGreaterThan(5);
      expect(list.every((entry) => typeof entry === 'string')).toBe(true);
    }
    expect(Object.keys(data.animalBreeds)).toEqual(expect.arrayContaining(['cat', 'dog', 'horse']));
  });
});
