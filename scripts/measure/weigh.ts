/**
 * Prints which packages and modules the scripts of both views consist of, in kB compressed, so that
 * growth has a name. Builds the site once more, with the paths of modules as their ids, which add 4 kB
 * in all. The bytes of a script are shared out by length, and those of modules that were merged by the
 * length of their sources, so that each figure is an estimate.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync } from 'node:zlib';
import { root } from '../export/folders';

const name = 'out-weigh';
const folder = `${root}${name}/`;
const pages = { '/': 'index.html', '/v': 'v.html' } as const;

execFileSync('npx', ['next', 'build'], {
  cwd: root,
  stdio: ['ignore', 'ignore', 'inherit'],
  env: { ...process.env, OUT_DIR: name, MODULE_IDS: 'named', NEXT_TELEMETRY_DISABLED: '1' },
});

/** The path of a module in the project, from an id like `[project]/lib/a.ts [app-client] (ecmascript)`. */
const pathOf = (id: string) => /^\[project\]\/(.*?) \[/.exec(id)?.[1] ?? id;

/** The package of a module, or the folder of our own. */
const groupOf = (path: string) =>
  /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? path.split('/').slice(0, 2).join('/');

const lengthOf = (path: string) => statSync(root + path, { throwIfNoEntry: false })?.size ?? 1;

/** The modules of a script: the paths of those that were merged, and the length of their code. */
const modulesOf = (script: string) => {
  const pushed: unknown[] = [];
  runInNewContext(script, { TURBOPACK: { push: (list: unknown[]) => pushed.push(...list) } });
  const modules: { paths: string[]; length: number }[] = [];
  let paths: string[] = [];
  for (const part of pushed) {
    if (typeof part === 'string') paths.push(pathOf(part));
    if (typeof part !== 'function') continue;
    modules.push({ paths, length: String(part).length });
    paths = [];
  }
  return modules;
};

/** Adds the weight of a script to those of its groups. */
const weigh = (weights: Map<string, number>, script: string) => {
  const bytes = brotliCompressSync(script).length;
  const modules = modulesOf(script);
  if (modules.length === 0) modules.push({ paths: ['Turbopack and polyfills'], length: 1 });
  const whole = modules.reduce((sum, { length }) => sum + length, 0);
  for (const { paths, length } of modules) {
    const sources = paths.reduce((sum, path) => sum + lengthOf(path), 0);
    for (const path of paths) {
      const share = (length / whole) * (lengthOf(path) / sources);
      weights.set(groupOf(path), (weights.get(groupOf(path)) ?? 0) + share * bytes);
    }
  }
};

const weightsOf = (page: string) => {
  const weights = new Map<string, number>();
  const html = readFileSync(folder + page, 'utf8');
  const sources = [...html.matchAll(/<script src="[^"]*\/(_next\/[^"]+)" async=""/g)];
  for (const [, source = ''] of sources) weigh(weights, readFileSync(folder + source, 'utf8'));
  return weights;
};

const views = Object.entries(pages).map(([view, page]) => [view, weightsOf(page)] as const);
rmSync(folder, { recursive: true, force: true });

const groups = [...new Set(views.flatMap(([, weights]) => [...weights.keys()]))];
const rows = groups
  .map((group) => ({ group, sizes: views.map(([, weights]) => (weights.get(group) ?? 0) / 1_000) }))
  // Smaller ones would be shown as 0.
  .filter(({ sizes }) => Math.max(...sizes) >= 0.05)
  .toSorted((one, other) => Math.max(...other.sizes) - Math.max(...one.sizes));
const total = views.map(([, weights]) => [...weights.values()].reduce((a, b) => a + b, 0) / 1_000);
console.table(
  Object.fromEntries(
    [...rows, { group: 'in all', sizes: total }].map(({ group, sizes }) => [
      group,
      Object.fromEntries(
        views.map(([view], index) => [view, Number((sizes[index] ?? 0).toFixed(1))]),
      ),
    ]),
  ),
);
