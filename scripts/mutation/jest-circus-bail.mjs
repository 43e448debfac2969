// @ts-expect-error The module has no types.
import circus from 'jest-circus/runner';

/** @typedef {{ numFailingTests: number }} Result */

/** @type {(...parameters: readonly unknown[]) => Promise<Result>} */
// eslint-disable-next-line @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-member-access -- The module has no types.
const run = circus.default;

/**
 * The result of a failed test file, and the mutant for which it failed.
 *
 * @type {{ mutant: string, result: Result } | null}
 */
let failure = null;

/**
 * Runs a test file, unless another one has failed for the same mutant: then it returns that result.
 * Stryker turns off Jest's own `bail`, so all files would run for each mutant. It accepts only a
 * runner with `jest-circus` in its name.
 *
 * @param {readonly unknown[]} parameters those of a test runner of Jest
 */
const runUntilFailure = async (...parameters) => {
  const mutant = process.env.__STRYKER_ACTIVE_MUTANT__;
  if (failure && failure.mutant === mutant) {
    return { ...failure.result, testFilePath: parameters[4], skipped: true };
  }
  const result = await run(...parameters);
  if (mutant !== undefined && result.numFailingTests > 0) failure = { mutant, result };
  return result;
};

export default runUntilFailure;
