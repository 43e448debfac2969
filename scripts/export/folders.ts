/** The folders that the build reads and writes, each with a slash at its end. */
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of the export: `out/`, or the folder beside it that OUT_DIR names. */
export const out = `${root}${process.env.OUT_DIR ?? 'out'}/`;

/** The files of the export that nginx includes: a folder of the same name in `deploy/`. */
export const nginxFolder = `${root}deploy/${basename(out)}/`;

/** The files that are exported as they are. */
export const publicFolder = `${root}public/`;
