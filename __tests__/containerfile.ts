/** Reads `deploy/Containerfile` and `.dockerignore`, as far as they use the formats. */
import { readFileSync } from 'node:fs';

type Instruction = { readonly name: string; readonly text: string };

/** The instructions of each stage, with continued lines joined. */
export const readStages = (): readonly (readonly Instruction[])[] => {
  const lines = readFileSync('deploy/Containerfile', 'utf8')
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n/g, '')
    .split('\n');
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, name, text] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (name === undefined || text === undefined) continue;
    if (name === 'FROM') stages.push([]);
    stages.at(-1)?.push({ name, text });
  }
  return stages;
};

const ignored = readFileSync('.dockerignore', 'utf8')
  .trim()
  .split('\n')
  .map((line) => new RegExp(`^${line.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}(/|$)`));

/** Whether `.dockerignore` lets a path of the repository into the image. */
export const isInContext = (path: string): boolean =>
  !ignored.some((pattern) => pattern.test(path));
