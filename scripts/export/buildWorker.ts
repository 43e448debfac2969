import { build } from 'esbuild';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { precacheManifestOf } from './makePrecacheManifest.ts';

/**
 * Writes the service worker of an export, one minified file. It differs between two exports
 * exactly where what it keeps, or its own code, differs.
 *
 * @param {string} out the folder of the export, finished but for its compressed files
 * @param {string} basePath where the site begins on its host
 */
export const buildWorker = async (out, basePath) =>
  build({
    entryPoints: [fileURLToPath(new URL('../../worker/sw.ts', import.meta.url))],
    outfile: join(out, 'sw.js'),
    bundle: true,
    minify: true,
    legalComments: 'none',
    format: 'iife',
    target: 'es2022',
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.BASE_PATH': JSON.stringify(basePath),
      builtPrecacheManifest: JSON.stringify(await precacheManifestOf(out, basePath)),
    },
  });
