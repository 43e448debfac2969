/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs';

type Named = Record<string, string>;

const { scripts, dependencies, devDependencies } = JSON.parse(
  readFileSync('package.json', 'utf8'),
) as Record<'scripts' | 'dependencies' | 'devDependencies', Named>;

const filesIn = (folder: string, ending: string) =>
  readdirSync(folder).flatMap((file) => (file.endsWith(ending) ? [`${folder}/${file}`] : []));

const workflows = filesIn('.github/workflows', '.yml');
/** All but the changelog, which also names what is gone. */
const documents = ['.', 'docs', 'docs/decisions']
  .flatMap((folder) => filesIn(folder, '.md'))
  .filter((file) => file !== './CHANGELOG.md');

/** What the group of a pattern matches in a text. */
const matchesIn = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);

describe.each([...workflows, ...documents, 'package.json'])('%s', (file) => {
  it('has only commands that package.json contains', () => {
    const named = matchesIn(readFileSync(file, 'utf8'), /(?:npm run|\.ci\/run) ([a-z][\w:]*)/g);
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

// In a fresh clone, a file is missing that Git was told to ignore.
it.each([...workflows, 'package.json'])('%s runs only files that exist', (file) => {
  const run = matchesIn(readFileSync(file, 'utf8'), /\b((?:scripts|__tests__)\/[\w/.-]+\.\w+)/g);
  expect(run.filter((each) => !existsSync(each))).toEqual([]);
});

it('tests the latest version of every dependency, and of no other package', () => {
  const named = matchesIn(
    readFileSync('.github/workflows/dependencies.yml', 'utf8'),
    /([@\w/-]+)@latest/g,
  );
  expect(named).toEqual(expect.arrayContaining(Object.keys(dependencies)));
  expect(named.filter((name) => !(name in { ...dependencies, ...devDependencies }))).toEqual([]);
});

it('publishes after the workflow whose name ci.yml has', () => {
  const [name] = matchesIn(readFileSync('.github/workflows/ci.yml', 'utf8'), /^name: (.+)$/gm);
  expect(readFileSync('.github/workflows/pages.yml', 'utf8')).toContain(`workflows: [${name}]`);
});
