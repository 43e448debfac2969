/**
 * Mutation tests of the library's `.ts` files: each mutant is one small change, which a test has to
 * notice. `npm run test:mutation -- --mutate lib/format/*.ts` limits the files.
 */
const config = {
  // Not values, such as words for search engines, colours and lists, nor what only the build runs.
  mutate: ['lib/**/*.ts', '!lib/**/*.d.ts', '!lib/{config,seo,fake}/**', '!lib/i18n/request.ts'],
  testRunner: 'jest',
  jest: { configFile: 'jest.config.mjs' },
  // Static mutants, such as in a table of a module, would take all tests each.
  ignoreStatic: true,
  ignorePatterns: ['.next', '.cache', 'out', 'out-demo', 'deploy/out*', 'test-results'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { reportTests: false },
  htmlReporter: { fileName: 'coverage/mutation.html' },
};

export default config;
