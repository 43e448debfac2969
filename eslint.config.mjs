import nextVitals from 'eslint-config-next/core-web-vitals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

export default defineConfig([
  globalIgnores([
    '.next/',
    'out/',
    'out-demo/',
    'deploy/',
    'next-env.d.ts',
    '.dependency-cruiser.mjs',
    'playwright-report/',
    'test-results/',
  ]),
  ...nextVitals,
  tseslint.configs.strictTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Code points are what is meant where a string is spread.
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-confusing-void-expression': 'off',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      // Changing language is a full page load, and next/link costs three requests a link.
      '@next/next/no-html-link-for-pages': 'off',
      // An export has no server that could make images smaller, and these are a line of SVG each.
      '@next/next/no-img-element': 'off',
      // The document of the app router has its own head.
      '@next/next/no-head-element': 'off',
    },
  },
  {
    // Augmenting a library's interface is the one thing a type cannot do.
    files: ['**/*.d.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
]);
