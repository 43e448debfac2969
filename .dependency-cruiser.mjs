/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'lib-without-components',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^(app|components)/' },
    },
    {
      name: 'engine-without-react-or-dom',
      severity: 'error',
      from: { path: '^lib/simulation/' },
      to: { path: 'node_modules/(@types/)?(react|next|@mui|@emotion)' },
    },
    {
      name: 'views-apart',
      severity: 'error',
      from: { path: '^components/(main|alternate)/' },
      to: { path: '^components/(main|alternate)/', pathNot: '^components/$1/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circles-of-folders',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
    {
      name: 'product-without-benchmark',
      severity: 'error',
      from: {},
      to: { path: '^benchmark/' },
    },
    {
      name: 'faker-only-in-lib-fake',
      severity: 'error',
      from: { pathNot: '^lib/fake/' },
      to: { path: 'node_modules/@faker-js' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count too, because they are also dependencies between modules.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
