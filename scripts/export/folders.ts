/** The folders that the build reads and writes, each with a trailing slash. */
import { readdir } from 'node:fs/promises';
import { sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

const { OUT_DIR = 'out' } = process.env;

/** The folder of the export: `out/`, or the one that OUT_DIR specifies. */
export const out = `${root}${OUT_DIR}/`;

/** The folder for the configuration of hosts, in `deploy/`, with the same name as `out`. */
export const hostFolder = `${root}deploy/${OUT_DIR}/`;

/** The files that are exported unchanged. */
export const publicFolder = `${root}public/`;

/** The folder for files that the scripts keep between two runs. May be deleted at any time. */
export const cache = `${root}.cache/`;

/** The sorted paths of everything in a folder, at any depth, with slashes on every system. */
export const listFiles = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true })).map((path) => withSlashes(path)).sort();

/**
 * Replaces the separators of a path with slashes.
 *
 * @param separator the separator in `path`; by default, that of this system
 */
export const withSlashes = (path: string, separator: string = sep): string =>
  path.replaceAll(separator, '/');
