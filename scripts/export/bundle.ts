import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { site } from './site.mjs';

/**
 * Bundles code for the browser into the text of one minified script.
 *
 * `String(fn)` does not work instead: tsx compiles the build scripts so that their functions call a
 * helper, `__name`, which pages do not have.
 *
 * @param entry the module that runs first
 * @param target the oldest version of JavaScript that has to run the script
 * @throws {Error} if the code does not compile
 */
export const bundle = (entry: URL, target: 'es2020'): string => {
  const [script] = buildSync({
    entryPoints: [fileURLToPath(entry)],
    bundle: true,
    minify: true,
    write: false,
    legalComments: 'none',
    format: 'iife',
    target,
    define: { 'process.env.BASE_PATH': JSON.stringify(site.BASE_PATH) },
  }).outputFiles;
  if (!script) throw new Error(`esbuild has made nothing of ${entry.href}`);
  return script.text.trim();
};
