import nextJest from 'next/jest.js';

/** Packages that Jest has to transform, because they contain only ES modules. */
const esModules = [
  '@faker-js/faker',
  '@formatjs',
  'fast-check',
  'icu-minify',
  'intl-messageformat',
  'next-intl',
  'pure-rand',
  'use-intl',
  'uuid',
];

const withNext = nextJest({ dir: import.meta.dirname });

/**
 * The tests of some folders, in one environment.
 *
 * @type {(environment: string, folders: string[], setup: string[]) => Promise<object>}
 */
const project = async (testEnvironment, folders, setup) => ({
  ...(await withNext({
    displayName: testEnvironment,
    testEnvironment,
    setupFilesAfterEnv: setup.map((file) => `<rootDir>/__tests__/${file}`),
    testMatch: folders.map((folder) => `<rootDir>/__tests__/${folder}/**/*.test.{ts,tsx}`),
    // Stryker's copies, another package, and folders that the build changes during the tests.
    modulePathIgnorePatterns: [
      '<rootDir>/.cache/',
      '<rootDir>/.next/',
      '<rootDir>/out/',
      '<rootDir>/out-demo/',
      '<rootDir>/benchmark/',
    ],
    moduleNameMapper: {
      '^@/(.*)$': '<rootDir>/$1',
    },
  })()),
  // Overrides the result of next/jest, which would put its own pattern before ours.
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
});

const config = {
  // Some tests render a whole page, which takes long while the build runs at the same time.
  testTimeout: 60_000,
  // As many workers as logical CPU cores, as in the browser tests.
  maxWorkers: '100%',
  // Mutants are in the library only.
  projects:
    process.env.STRYKER_MUTATOR_WORKER === undefined
      ? [
          await project('node', ['app', 'golden', 'lib', 'messages', 'scripts'], ['setup.ts']),
          await project('jsdom', ['components'], ['setup.ts', 'setupPage.ts']),
        ]
      : [
          await project(
            '@stryker-mutator/jest-runner/jest-env/node',
            ['golden', 'lib'],
            ['setup.ts'],
          ),
        ],
};

export default config;
