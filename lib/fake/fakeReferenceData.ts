import { base, en, Faker } from '@faker-js/faker';

/** Lists from faker. Airline codes have two characters, aircraft and airport codes three. */
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
