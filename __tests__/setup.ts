import fc from 'fast-check';

const isMutant = process.env.STRYKER_MUTATOR_WORKER !== undefined;
const runs = process.env.FULL === undefined ? 100 : 5_000;

fc.configureGlobal({
  numRuns: isMutant ? 25 : runs,
  // Mutation tests ask only whether a test fails: the smallest example takes most of their time.
  endOnFailure: isMutant,
});
