import nextJest from 'next/jest.js';

/** Packages that are published only as ES modules, which Jest has to transform. */
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

const config = await nextJest({ dir: import.meta.dirname })({
  testEnvironment: 'jsdom',
  // Some tests render every step of the lesson, which takes long while the build runs beside them.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/__tests__/setup.ts'],
  testMatch: ['<rootDir>/__tests__/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['<rootDir>/__tests__/browser/'],
  // Stryker's copies of the project.
  modulePathIgnorePatterns: ['<rootDir>/.cache/'],
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
  },
})();

const withEsModules = {
  ...config,
  // Set after next/jest has run, which would put its own pattern before ours.
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

export default withEsModules;
