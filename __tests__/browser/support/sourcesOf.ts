import { readFileSync } from 'node:fs';

/** The addresses of the initial scripts of an exported page. */
export const sourcesOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/<script src="([^"]+)" async=""/g)].map(
    ([, source = '']) => source,
  );
