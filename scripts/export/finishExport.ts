/**
 * Completes the export that `next build` has written: the last part of `npm run build`. Leaves a
 * complete export as it is, so that it may run twice.
 */
// Comes first, because it sets variables that the modules of `lib` and `components` read.
import './siteVariables';
import { execSync } from 'node:child_process';
import { copyFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { buildWorker } from './buildWorker';
import { withPolicy } from './contentSecurityPolicy';
import { listFiles, out, root } from './folders';
import { hintCompilation } from './hintCompilation';
import { inject } from './inject';
import { isSiteUrlGiven, site } from './site.mjs';
import { listExport } from './sortExport';
import { writeHostFiles } from './writeHostFiles';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

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

/** Whether a file has to be compressed. Images and fonts are compressed already. */
const isText = (file: string) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);

/**
 * Also stores a text file as `.br` and `.gz`. Otherwise, hosts would compress the file at every
 * request with less effort, or send it uncompressed.
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

/**
 * Writes the licences of the packages that the site is made of to `licenses.txt`. Not those of `sharp`,
 * which Next.js installs for each system and the export does not use.
 */
const writeLicences = () =>
  execSync(
    `npx license-checker-rseidelsohn --production --excludePrivatePackages --excludePackagesStartingWith "sharp;@img/" --plainVertical --out "${out}licenses.txt"`,
    { cwd: root },
  );

const finishExport = async () => {
  const { leftOver, pages } = await listExport();
  if (pages.some((page) => page.endsWith('/index.html'))) {
    throw new Error('The export was completed only in part. Run: npm run build');
  }
  for (const file of leftOver) await rm(join(out, file), { recursive: true, force: true });
  const documents: string[] = [];
  for (const page of pages) documents.push(await finishPage(page));
  await hintCompilation(documents);
  // Clients that do not read the pages request the icon at this address.
  await copyFile(join(out, 'logo/favicon.ico'), join(out, 'favicon.ico'));
  await writeHostFiles();
  await buildWorker();
  writeLicences();
  for (const file of (await listFiles(out)).filter(isText)) await compress(file);
  return pages.length;
};

const files = await listFiles(out);
// Compressing is the last step, and `next build` removes what an earlier build has written.
if (files.filter(isText).every((file) => files.includes(`${file}.gz`))) {
  console.log(`The export is complete already, in ${out}`);
} else {
  const count = await finishExport();
  if (!isSiteUrlGiven) {
    console.log(`SITE_URL is not set: the pages contain the address ${site.SITE_URL}/`);
  }
  console.log(`Finished the export: ${count} pages, each under two file names, in ${out}`);
}
