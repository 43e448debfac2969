import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { out, root } from './folders';

/** Licences that only require their own text to be published with the export. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Packages whose dependencies are used only during the build, or are compiled into the package. */
const withoutDependencies = new Set(['next']);

/**
 * Other packages with code or data in the pages: one that only the build calls, and two that `next`
 * adds to the scripts. `npx next analyze` shows the contents of the scripts.
 */
const alsoShipped = ['@faker-js/faker', '@swc/helpers', 'next/dist/compiled/process'];

/** Packages in `next`'s script for old browsers: MIT-licensed, but shipped without the text. */
const withoutText = {
  'core-js': 'Copyright (c) 2014-2024 Denis Pushkarev',
  'whatwg-fetch': 'Copyright (c) 2014-2023 GitHub, Inc.',
};

/** The fields of a `package.json` that are used here. */
type Manifest = {
  readonly name: string;
  readonly version?: string;
  readonly license?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
};

const manifestIn = async (folder: string) =>
  JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;

/** The folder of a package that `from` imports: the copy in `from`, or else the shared one. */
const folderOf = async (name: string, from: string) => {
  const own = join(from, 'node_modules', name);
  return readdir(own).then(
    () => own,
    () => join(root, 'node_modules', name),
  );
};

/** The licence text in a package; empty if there is none. */
const textIn = async (folder: string) => {
  const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? '' : (await readFile(join(folder, file), 'utf8')).trim();
};

/**
 * The licences of everything that the pages contain, as one text.
 *
 * @throws {Error} if a licence is not permissive
 */
export const licences = async () => {
  const found = new Map<string, string>();
  const visit = async (folder: string) => {
    const { name, version, license = 'none', dependencies = {} } = await manifestIn(folder);
    const title = [name, version, `(${license})`].filter(Boolean).join(' ');
    if (found.has(title)) return;
    if (!permissive.includes(license)) throw new Error(`This may not be shipped: ${title}`);
    found.set(title, await textIn(folder));
    if (withoutDependencies.has(name)) return;
    for (const other of Object.keys(dependencies)) await visit(await folderOf(other, folder));
  };
  const { dependencies = {} } = await manifestIn(root);
  for (const name of [...Object.keys(dependencies), ...alsoShipped]) {
    await visit(await folderOf(name, root));
  }
  const mit = await textIn(join(root, 'node_modules/next'));
  for (const [name, copyright] of Object.entries(withoutText)) {
    found.set(`${name} (MIT)`, mit.replace(/^Copyright .*$/m, copyright));
  }
  const font = await readFile(join(root, 'public/fonts/LICENSE.txt'), 'utf8');
  return [...found, ['Inter (OFL-1.1)', font.trim()]]
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([title, text]) => `${title}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);
};

/** Writes `licences()` to `licenses.txt` in the export. */
export const writeLicences = async (): Promise<void> =>
  writeFile(`${out}licenses.txt`, await licences());
