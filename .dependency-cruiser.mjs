import { modules } from './modules.mjs';

/** Matches everything in the project that a module could import. */
const own = '^(app|components|lib|messages|scripts|worker|__tests__)/';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const tableOfModules = Object.entries(modules).map(([module, allowed]) => ({
  name: module,
  comment: `${module} may import from: ${allowed.join(', ') || 'nothing'}.`,
  severity: 'error',
  from: { path: `^${module}/` },
  to: { path: own, pathNot: [module, ...allowed].map((each) => `^${each}/`) },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...tableOfModules,
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
      from: { path: '^(app|components|lib|worker)/', pathNot: '^lib/fake/' },
      to: { path: 'node_modules/@faker-js' },
    },
    {
      name: 'engine-without-react',
      comment: 'The engine has no React in it.',
      severity: 'error',
      from: { path: '^lib/(config|format|parameters|record|simulation)/' },
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
