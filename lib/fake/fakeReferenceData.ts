import { base, en, Faker } from '@faker-js/faker';

/** faker's lists. Codes of airlines have two characters, of aircraft types and airports three. */
export const fakeReferenceData = () => {
  const { airline, animal } = new Faker({ locale: [en, base] }).rawDefinitions;
  const { type: animalSpecies, pet_name: petNames, ...animalBreeds } = animal ?? {};
  return {
    airlines: airline?.airline,
    aircraftTypes: airline?.airplane,
    airports: airline?.airport,
    animalSpecies,
    animalBreeds,
    petNames,
  };
};
