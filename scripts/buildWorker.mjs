import { build } from 'esbuild';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** What a page may load; not what only browsers without modules do, which know no workers. */
const isShell = (/** @type {string} */ file) =>
  /^(_next\/static\/.*\.js|fonts\/.*\.woff2|coins\/.*|icons?[-/.].*|manifest\.webmanifest)$/.test(
    file,
  );

/** Writes the service worker of an export, with the list of its files. */
export const buildWorker = async (/** @type {string} */ out, /** @type {string[]} */ unused) => {
  const files = (await readdir(out, { recursive: true }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => isShell(file) && !unused.includes(`/${file}`))
    .sort();
  await build({
    entryPoints: [new URL('../worker/sw.ts', import.meta.url).pathname],
    outfile: join(out, 'sw.js'),
    bundle: true,
    minify: true,
    target: 'es2022',
    legalComments: 'none',
    define: { shellFiles: JSON.stringify(files.map((file) => `/${file}`)) },
  });
};
