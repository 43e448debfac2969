import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { out } from './folders';

/**
 * Makes V8 compile the whole script in the background while it arrives, instead of each function on
 * the main thread when it is first called: most of them run while the page loads. Other engines ignore
 * it. Source: https://v8.dev/blog/explicit-compile-hints
 */
export const hint = '//# allFunctionsCalledOnLoad\n';

/** The names of the scripts that a page loads at once, as it refers to them. */
const chunksIn = (html: string) =>
  [...html.matchAll(/static\/chunks\/([\w.~-]+\.js)/g)].map(([, name = '']) => name);

/** Adds the hint to the scripts that pages load at once. @param documents the HTML of the pages */
export const hintCompilation = async (documents: readonly string[]): Promise<void> => {
  for (const name of new Set(documents.flatMap(chunksIn))) {
    const path = join(out, '_next/static/chunks', name);
    await writeFile(path, hint + (await readFile(path, 'utf8')));
  }
};
