import { fakeNames } from '@/lib/fake/fakeNames';
import { fakeReferenceData } from '@/lib/fake/fakeReferenceData';
import { locales } from '@/lib/i18n/locales';
import { cleanText } from '@/lib/parameters/cleanText';

it('each language has forty first names of its own, the same every time', () => {
  const lists = locales.map(fakeNames);
  expect(new Set(lists.map(String)).size).toBe(locales.length);
  expect(locales.map(fakeNames)).toEqual(lists);
  for (const names of lists) {
    expect(new Set(names).size).toBe(40);
    expect(names.map(cleanText)).toEqual(names);
  }
});

describe('the reference data', () => {
  const { airlines, aircraftTypes, airports, animalBreeds, ...animals } = fakeReferenceData();

  it('has airlines, aircraft types and airports with their codes', () => {
    for (const list of [airlines, aircraftTypes, airports]) {
      expect(list.length).toBeGreaterThan(5);
      expect(list.every(({ name }) => name !== '')).toBe(true);
    }
    expect(airlines.every(({ iataCode }) => /^\w{2}$/.test(iataCode))).toBe(true);
    expect(aircraftTypes.every(({ iataTypeCode }) => /^\w{3}$/.test(iataTypeCode))).toBe(true);
    expect(airports.every(({ iataCode }) => /^[A-Z]{3}$/.test(iataCode))).toBe(true);
  });

  it('has animal species, breeds and pet names as plain strings', () => {
    for (const list of [animals.animalSpecies, animals.petNames, ...Object.values(animalBreeds)]) {
      expect(list.length).toBeGreaterThan(5);
      expect(list.every((entry) => typeof entry === 'string')).toBe(true);
    }
  });
});
