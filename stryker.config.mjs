/**
 * Mutation tests of `lib`. Each mutant is one small change, which a test has to notice.
 * `npm run test:mutation -- --mutate lib/format/*.ts` limits the files.
 */
const config = {
  // Without files that contain only values, or that only the build runs.
  mutate: ['lib/**/*.ts', '!lib/**/*.d.ts', '!lib/{config,seo,fake}/**', '!lib/i18n/request.ts'],
  testRunner: 'jest',
  jest: { configFile: 'jest.config.mjs' },
  // A static mutant, such as one in a table of a module, would need all tests.
  ignoreStatic: true,
  ignorePatterns: ['.next', '.cache', 'out', 'out-demo', 'test-results'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: 'coverage/mutation.html' },
};

export default config;
