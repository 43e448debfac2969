/** Completes the export that `next build` has written: the last part of `npm run build`. */
// Comes first, because it sets variables that the modules of `lib` and `components` read.
import './siteVariables';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { withPolicy } from './contentSecurityPolicy';
import { out } from './folders';
import { hintCompilation } from './hintCompilation';
import { inject } from './inject';
import { writeLicences } from './licences';
import { isSiteUrlGiven, site } from './site.mjs';
import { listExport } from './sortExport';
import { writeHostFiles } from './writeHostFiles';

/** Hosts look for `de/v.html` or `de/v/index.html`. With both files, no host redirects. */
const asFolder = (page: string) => page.replace(/\.html$/, '/index.html');

/**
 * Completes the HTML of a page, and stores it under both of its file names.
 *
 * @param page the path of the page in the export
 * @returns the stored HTML, but without the Content-Security-Policy
 */
const finishPage = async (page: string) => {
  const path = join(out, page);
  const html = inject(await readFile(path, 'utf8'), page);
  await writeFile(path, withPolicy(html, page));
  if (page !== 'index.html' && page !== '404.html') {
    const copy = join(out, asFolder(page));
    await mkdir(dirname(copy), { recursive: true });
    await copyFile(path, copy);
  }
  return html;
};

const finishExport = async () => {
  const { leftOver, pages } = await listExport();
  if (pages.some((page) => page.endsWith('/index.html'))) {
    throw new Error('The export is finished already, or in part. Run: npm run build');
  }
  for (const file of leftOver) await rm(join(out, file), { recursive: true, force: true });
  const documents: string[] = [];
  for (const page of pages) documents.push(await finishPage(page));
  await hintCompilation(documents);
  await writeHostFiles();
  await writeLicences();
  return pages.length;
};

const count = await finishExport();
if (!isSiteUrlGiven) {
  console.log(`SITE_URL is not set: the pages contain the address ${site.SITE_URL}/`);
}
console.log(`Finished the export: ${count} pages, each under two file names, in ${out}`);
