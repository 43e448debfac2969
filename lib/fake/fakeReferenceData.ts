import { base, en, Faker } from '@faker-js/faker';

/** The code of an airline has two characters, that of an airport three letters. */
type Coded = { readonly name: string; readonly iataCode: string };

/** The reference lists. The owner chose the names of their fields. */
type ReferenceData = {
  readonly airlines: readonly Coded[];
  /** A code has three characters. */
  readonly aircraftTypes: readonly { readonly name: string; readonly iataTypeCode: string }[];
  readonly airports: readonly Coded[];
  readonly animalSpecies: readonly string[];
  /** By species. */
  readonly animalBreeds: Readonly<Record<string, readonly string[]>>;
  readonly petNames: readonly string[];
};

/** Narrows the type of faker, which allows any other entry. */
const isList = (entry: [string, unknown]): entry is [string, string[]] => Array.isArray(entry[1]);

export const fakeReferenceData = (): ReferenceData => {
  const { airline, animal } = new Faker({ locale: [en, base] }).definitions;
  const { type: animalSpecies, pet_name: petNames, ...breeds } = animal;
  return {
    airlines: airline.airline,
    aircraftTypes: airline.airplane,
    airports: airline.airport,
    animalSpecies,
    animalBreeds: Object.fromEntries(Object.entries(breeds).filter(isList)),
    petNames,
  };
};
