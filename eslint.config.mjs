import nextVitals from 'eslint-config-next/core-web-vitals';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/** What either view may import; neither imports the other. */
const view = [
  'components/display',
  'components/notice',
  'components/theme',
  'components/shell',
  'components/run',
  'lib/simulation',
  'lib/format',
  'lib/config',
];

/**
 * Who may import whom, beyond their own room. The README's Architecture section says the same.
 *
 * @type {Record<string, readonly string[]>}
 */
const rooms = {
  'lib/config': [],
  'lib/simulation': ['lib/config'],
  'lib/format': ['lib/config'],
  'lib/link': ['lib/config', 'lib/format'],
  'lib/i18n': ['lib/config', 'messages'],
  'lib/seo': ['lib/config', 'lib/i18n'],
  'lib/fake': ['lib/i18n'],
  'components/display': ['lib/config', 'lib/format'],
  'components/notice': [],
  'components/theme': ['components/notice', 'lib/config'],
  'components/document': [
    'components/notice',
    'components/run',
    'components/shell',
    'components/theme',
    'lib/i18n',
    'lib/config',
  ],
  'components/run': ['lib/config', 'lib/simulation', 'lib/link', 'lib/format'],
  'components/shell': [
    'components/display',
    'components/notice',
    'components/theme',
    'components/run',
    'lib/link',
    'lib/i18n',
    'lib/format',
    'lib/config',
  ],
  'lib/record': ['lib/simulation', 'lib/format', 'lib/config'],
  'components/share': [
    'components/display',
    'components/notice',
    'components/run',
    'components/shell',
    'lib/link',
    'lib/record',
    'lib/i18n',
    'lib/format',
    'lib/config',
  ],
  'components/main': view,
  'components/alternate': view,
  worker: ['lib/i18n', 'lib/config'],
  app: [
    'components/main',
    'components/alternate',
    'components/document',
    'components/notice',
    'components/shell',
    'components/theme',
    'lib/fake',
    'lib/i18n',
    'lib/seo',
    'lib/config',
  ],
};

/** @type {import('eslint').Linter.Config[]} */
const roomRules = Object.entries(rooms).map(([room, allowed]) => ({
  files: [`${room}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@/(?!(${[room, ...allowed].join('|')})/)`,
            message: `${room} may import from: ${allowed.join(', ') || 'nothing'}.`,
          },
          { regex: '^\\.\\./', message: 'Rooms are named from the root: @/…' },
          ...(room === 'lib/fake'
            ? []
            : [
                {
                  regex: '^@faker-js',
                  message: 'faker is for build time: lib/fake alone uses it.',
                },
              ]),
          ...(room === 'lib/simulation'
            ? [{ regex: '^(react|next|@mui)', message: 'The engine has no React in it.' }]
            : []),
        ],
      },
    ],
  },
}));

export default defineConfig([
  globalIgnores([
    '.next/',
    'out/',
    'out-demo/',
    'deploy/',
    'next-env.d.ts',
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
  ...roomRules,
]);
