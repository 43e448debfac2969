import { base, en, Faker } from '@faker-js/faker';

/** An airline, whose code has two characters, or an airport, whose code has three letters. */
type Coded = { readonly name: string; readonly iataCode: string };

/** `iataTypeCode` has three characters. */
type AircraftType = { readonly name: string; readonly iataTypeCode: string };

/** The reference lists. The owner chose the names of their fields. */
type ReferenceData = {
  readonly airlines: readonly Coded[];
  readonly aircraftTypes: readonly AircraftType[];
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
