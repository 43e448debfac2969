import fc from 'fast-check';

/** `npm run test:full` runs more cases. */
fc.configureGlobal({
  numRuns: Number(process.env.PROPERTY_RUNS ?? 100),
  // Mutation tests ask only whether a test fails: the smallest example takes most of their time.
  endOnFailure: process.env.STRYKER_MUTATOR_WORKER !== undefined,
});
