import nextVitals from 'eslint-config-next/core-web-vitals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores([
    '.next/',
    'out/',
    'out-demo/',
    'deploy/',
    'public/',
    'next-env.d.ts',
    '.dependency-cruiser.mjs',
    'playwright-report/',
    'test-results/',
    '.cache/',
    'coverage/',
    'scripts/measure/ordinary/',
  ]),
  {
    // Only files that use React: the rules of React's compiler take a sixth of the linting time.
    files: ['{app,components,lib/i18n}/**', '__tests__/**/*.tsx'],
    extends: [nextVitals],
  },
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // This code spreads strings only to get their code points.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // A change of language is a full page load, and next/link costs three requests per link.
      '@next/next/no-html-link-for-pages': 'off',
      // A static export has no server that could optimise images, and these are short SVG files.
      '@next/next/no-img-element': 'off',
      // In the app router, the document renders its own head.
      '@next/next/no-head-element': 'off',
    },
  },
  {
    // `next/root-params` takes the place of `setRequestLocale` in later versions of Next.js. It knows
    // no language of 404.html, nor of the addresses without one.
    files: ['app/**', 'lib/i18n/request.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    // A type alias cannot augment the interface of a library.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
]);
