/**
 * Mutation tests of the library's `.ts` files: each mutant is one small change, which a test has to
 * notice. `npm run test:mutation -- --mutate lib/format/*.ts` limits the files.
 */
// Cases per property. Fewer than in other runs, because each survivor takes all of its tests.
process.env.PROPERTY_RUNS ??= '25';

const config = {
  mutate: [
    'lib/**/*.ts',
    '!lib/**/*.d.ts',
    // Part of the early script, which the browser tests check.
    '!lib/i18n/localeOfPath.ts',
    // Never called: the plugin of next-intl only requires the file.
    '!lib/i18n/request.ts',
    // Values rather than behaviour: words for search engines, colours, lists.
    '!lib/{config,seo,fake}/**',
  ],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      testEnvironment: '@stryker-mutator/jest-runner/jest-env/jsdom',
      testRunner: '<rootDir>/scripts/mutation/jest-circus-bail.mjs',
      testSequencer: '<rootDir>/scripts/mutation/shortestFirst.mjs',
      // Excludes the random links and the long runs, which are slow, and the skipped tests: Stryker
      // would count the modules of the next test file as reached by a skipped test.
      testMatch: ['<rootDir>/__tests__/{lib,golden}/**/!(fuzz|soak).test.ts'],
    },
  },
  buildCommand: 'node scripts/mutation/useStrykerEnvironment.mjs',
  // A mutant in code that runs once, when its module loads, would need all tests again.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  ignorePatterns: ['.next', '.cache', 'out', 'out-demo', 'deploy/out*', 'test-results'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'coverage/mutation.html' },
  thresholds: { high: 98, low: 95, break: 95 },
};

export default config;
