import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** What may be shipped: licences that ask for no more than their own text. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT'];

/** Its own dependencies serve the build, or are compiled into it. */
const asOne = new Set(['next']);

/**
 * @typedef {object} Manifest
 * @property {string} name
 * @property {string} version
 * @property {string} [license]
 * @property {Record<string, string>} [dependencies]
 */

/** @returns {Promise<Manifest>} */
const manifestIn = async (/** @type {string} */ folder) => {
  /** @type {unknown} */
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return /** @type {Manifest} */ (manifest);
};

/** The folder of a package as another one sees it: its own copy, else the common one. */
const folderOf = async (/** @type {string} */ name, /** @type {string} */ from) => {
  const own = join(from, 'node_modules', name);
  const folder = await readdir(own).then(
    () => own,
    () => join(root, 'node_modules', name),
  );
  return folder;
};

/** The licence's own words, where the package has them. */
const textIn = async (/** @type {string} */ folder) => {
  const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
  return file === undefined ? '' : (await readFile(join(folder, file), 'utf8')).trim();
};

/**
 * The licences of all that the pages are made of, as one text.
 *
 * @throws where one is not permissive
 */
export const licences = async () => {
  /** @type {Map<string, string>} */
  const found = new Map();
  const visit = async (/** @type {string} */ folder) => {
    const { name, version, license = 'none', dependencies = {} } = await manifestIn(folder);
    const title = `${name} ${version} (${license})`;
    if (found.has(title)) return;
    if (!permissive.includes(license)) throw new Error(`This may not be shipped: ${title}`);
    found.set(title, await textIn(folder));
    if (asOne.has(name)) return;
    for (const other of Object.keys(dependencies)) await visit(await folderOf(other, folder));
  };
  const { dependencies = {} } = await manifestIn(root);
  for (const name of Object.keys(dependencies)) await visit(await folderOf(name, root));
  const font = await readFile(join(root, 'public/fonts/LICENSE.txt'), 'utf8');
  return [...found, ['Inter (OFL-1.1)', font.trim()]]
    .sort(([one = ''], [other = '']) => (one < other ? -1 : 1))
    .map(([title, text]) => `${title}\n\n${text}\n`)
    .join(`\n${'-'.repeat(72)}\n\n`);
};
