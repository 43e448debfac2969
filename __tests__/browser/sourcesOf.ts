import { readFileSync } from 'node:fs';

/** The addresses of the initial scripts of an exported page. */
export const sourcesOf = (file: string) => {
  const [, data = '{}'] =
    /id="page-data"[^>]*>(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? [];
  return (JSON.parse(data) as { sources: string[] }).sources;
};
