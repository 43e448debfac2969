/**
 * The layers of the project, lowest first: a module may import, statically or dynamically, from
 * itself and from the lines above its own. docs/architecture.md describes each module.
 */
const layers = [
  ['lib/config', 'messages'],
  ['lib/format', 'lib/i18n', 'lib/simulation'],
  ['lib/fake', 'lib/lesson', 'lib/parameters', 'lib/record', 'lib/rosette', 'lib/seo'],
  ['components/early', 'components/theme'],
  ['components/notice'],
  ['components/ui'],
  ['components/charts', 'components/run'],
  ['components/boundaries'],
  ['components/paper'],
  ['components/lesson', 'components/present'],
  ['components/details', 'components/share'],
  ['components/layout'],
  ['components/alternate', 'components/main'],
  ['app', 'scripts', '__tests__'],
];

const from = (modules) => modules.map((module) => `^${module}/`);

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const upwards = layers.flat().map((module) => {
  const layer = layers.findIndex((modules) => modules.includes(module));
  return {
    name: `${module}-imports-lower-layers`,
    severity: 'error',
    from: { path: from([module]) },
    to: {
      path: from(layers.flat()),
      pathNot: from([module, ...layers.slice(0, layer).flat()]),
    },
  };
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    {
      name: 'no-module-without-a-layer',
      severity: 'error',
      from: { path: '^(components|lib)/', pathNot: from(layers.flat()) },
      to: {},
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'faker-at-build-time',
      comment: 'faker is for build time: only lib/fake uses it.',
      severity: 'error',
      from: { path: '^(app|components|lib)/', pathNot: '^lib/fake/' },
      to: { path: 'node_modules/@faker-js' },
    },
    {
      name: 'engine-without-react',
      comment: 'The engine has no React in it.',
      severity: 'error',
      from: { path: '^lib/(config|format|lesson|parameters|record|simulation)/' },
      to: { path: 'node_modules/(@types/)?(react|next|@mui|@emotion)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Type imports count too, because they are also dependencies between modules.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
