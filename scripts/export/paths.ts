import { fileURLToPath } from 'node:url';

/** The folders of the repository and of the export, with a trailing slash. */
export const root = fileURLToPath(new URL('../../', import.meta.url));
export const out = `${root}${process.env.OUT_DIR ?? 'out'}/`;
