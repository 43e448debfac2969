import { writeFile } from 'node:fs/promises';
import { bundle } from './bundle';
import { out } from './folders';
import { makePrecacheManifest } from './makePrecacheManifest';

/**
 * Writes the service worker of the export. It differs between two exports only if the files that it
 * stores, or its own code, differ.
 */
export const buildWorker = async (): Promise<void> =>
  writeFile(
    `${out}sw.js`,
    bundle(new URL('../../worker/sw.ts', import.meta.url), 'es2022', {
      'process.env.NODE_ENV': '"production"',
      builtPrecacheManifest: JSON.stringify(await makePrecacheManifest()),
    }),
  );
