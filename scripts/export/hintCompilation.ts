import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { out } from './folders';

/**
 * Makes V8 compile a whole script in the background while it arrives, instead of each function on
 * the main thread at its first call. Most functions run while the page loads. Other engines ignore
 * the hint. Source: https://v8.dev/blog/explicit-compile-hints
 */
export const hint = '//# allFunctionsCalledOnLoad\n';

/** The file names of the scripts that a page loads at once. */
const chunksIn = (html: string) =>
  [...html.matchAll(/static\/chunks\/([\w.~-]+\.js)/g)].map(([, name = '']) => name);

/**
 * Adds the hint to the scripts that pages load at once.
 *
 * @param documents the HTML of the pages
 */
export const hintCompilation = async (documents: readonly string[]): Promise<void> => {
  for (const name of new Set(documents.flatMap(chunksIn))) {
    const path = join(out, '_next/static/chunks', name);
    await writeFile(path, hint + (await readFile(path, 'utf8')));
  }
};
