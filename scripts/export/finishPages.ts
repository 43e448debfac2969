import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { out } from './folders';
import { inject } from './inject';
import { withPolicy } from './contentSecurityPolicy';

/** Some hosts look for `de/v.html`, others for `de/v/index.html`: with both, none redirects. */
const asFolder = (page: string) => page.replace(/\.html$/, '/index.html');

/**
 * Completes the HTML of every page, and stores each page under both of its file names.
 *
 * @param pages their paths in the export
 * @returns the HTML of the pages, without the Content-Security-Policy that each of them contains
 */
export const finishPages = async (pages: readonly string[]): Promise<readonly string[]> => {
  const documents: string[] = [];
  for (const page of pages) {
    const path = join(out, page);
    const html = inject(await readFile(path, 'utf8'), page);
    documents.push(html);
    await writeFile(path, withPolicy(html, page));
    if (page === 'index.html' || page === '404.html') continue;
    const copy = join(out, asFolder(page));
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(path, copy);
  }
  return documents;
};
