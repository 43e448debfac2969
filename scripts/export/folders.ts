/** The folders that the build reads and writes, each with a trailing slash. */
import { fileURLToPath } from 'node:url';

/** The root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url));

/** The folder of the export: `out/`, or the one that OUT_DIR specifies. */
export const out = `${root}${process.env.OUT_DIR ?? 'out'}/`;
