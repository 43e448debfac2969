/**
 * Mutation tests of the library without React: each mutant is one small change, which a test has to
 * notice. `npm run test:mutation -- --mutate lib/format/*.ts` limits them.
 */
const config = {
  mutate: [
    'lib/**/*.ts',
    '!lib/**/*.d.ts',
    // Its own source is sent to the browser, and cannot be instrumented.
    '!lib/i18n/localeOfPath.ts',
    // Never called: the plugin of next-intl only requires the file.
    '!lib/i18n/request.ts',
    // Values that are looked at, not behaviour: words for search engines, colours, lists.
    '!lib/{config,seo,fake}/**',
  ],
  testRunner: 'jest',
  jest: {
    configFile: 'jest.config.mjs',
    config: {
      testEnvironment: '@stryker-mutator/jest-runner/jest-env/jsdom',
      // Without the random links and the long runs, which take long, and without the tests that are skipped here: the
      // next file's modules would be counted as reached by a skipped test.
      testMatch: ['<rootDir>/__tests__/{lib,golden}/**/!(fuzz|soak|spreadsheet).test.ts'],
    },
  },
  buildCommand: 'node scripts/mutation/useStrykerEnvironment.mjs',
  // Mutants of what is computed once, when a module loads, would each need all tests anew.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  ignorePatterns: [
    '.next',
    '.cache',
    'out',
    'out-demo',
    'deploy/out*',
    'screenshots',
    'test-results',
  ],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: 'coverage/mutation.html' },
  thresholds: { high: 98, low: 95, break: 95 },
};

export default config;
