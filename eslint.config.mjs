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
    'benchmark/ordinary/',
  ]),
  {
    // Only for files with React, because these rules take a sixth of the linting time.
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
      // Strings are spread only to get their code points.
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
    // `next/root-params`, the successor of `setRequestLocale`, has no language on 404.html and `/`.
    files: ['app/**/{layout,page,global-not-found}.tsx', 'lib/i18n/request.ts'],
    rules: { '@typescript-eslint/no-deprecated': 'off' },
  },
  {
    // A type alias cannot augment the interface of a library.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
]);
