import { base, en, Faker } from '@faker-js/faker';

/**
 * faker's lists of airlines (`iataCode`, two characters), aircraft types (`iataTypeCode`, three),
 * airports (`iataCode`, three), animal species, breeds by species, and pet names. Only used at
 * build time.
 */
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
