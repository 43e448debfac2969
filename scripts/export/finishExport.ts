/** Completes the export that `next build` has written: the last part of `npm run build`. */
// First, because the modules of `lib` and `components` read the variables that it sets.
import './siteVariables';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { buildWorker } from './buildWorker';
import { withPolicy } from './contentSecurityPolicy';
import { listFiles, out } from './folders';
import { hintCompilation } from './hintCompilation';
import { inject } from './inject';
import { writeLicences } from './licences';
import { isSiteUrlGiven, site } from './site.mjs';
import { listExport } from './sortExport';
import { writeHostFiles } from './writeHostFiles';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Some hosts look for `de/v.html`, others for `de/v/index.html`: with both, none redirects. */
const asFolder = (page: string) => page.replace(/\.html$/, '/index.html');

/**
 * Completes the HTML of a page, and stores it under both of its file names.
 *
 * @param page its path in the export
 * @returns its HTML, without the Content-Security-Policy that was added
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

/** Images and fonts are compressed already. */
const isText = (file: string) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);

/**
 * Stores a text file as `.br` and `.gz` too. A host would otherwise compress it at every request, with
 * less effort, or send it uncompressed.
 */
const compress = async (file: string) => {
  const path = join(out, file);
  const text = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${path}.br`, await brotli(text, { params }));
  await writeFile(`${path}.gz`, await gzip(text, { level: constants.Z_BEST_COMPRESSION }));
};

const { leftOver, pages } = await listExport();
for (const file of leftOver) await rm(join(out, file), { recursive: true, force: true });
const documents: string[] = [];
for (const page of pages) documents.push(await finishPage(page));
await hintCompilation(documents);
// Clients that do not read the pages request the icon at this address.
await copyFile(join(out, 'icons/favicon.ico'), join(out, 'favicon.ico'));
await writeHostFiles();
await buildWorker();
await writeLicences();
for (const file of (await listFiles(out)).filter(isText)) await compress(file);

if (!isSiteUrlGiven) {
  console.log(`SITE_URL is not set: the pages contain the address ${site.SITE_URL}/`);
}
console.log(`Finished the export: ${pages.length} pages, each under two file names, in ${out}`);
