import { copyFile, mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const out = new URL('../out/', import.meta.url).pathname;

/** Whether a file is only there for `next/link`, which this site does not use, or is no page. */
const isLeftOver = (/** @type {string} */ file) =>
  file.endsWith('.txt') || file.startsWith('_not-found');

/** `de/v.html` as `de/v/index.html`: some hosts want the one, some the other, none a redirect. */
const asFolder = (/** @type {string} */ page) => page.replace(/\.html$/, '/index.html');

const files = (await readdir(out, { recursive: true })).filter(
  (file) => !file.startsWith('_next/') && !file.startsWith('fonts/'),
);

for (const file of files.filter(isLeftOver)) {
  await rm(join(out, file), { recursive: true, force: true });
}

const pages = files.filter(
  (file) => file.endsWith('.html') && !isLeftOver(file) && !/(^|\/)(index|404)\.html$/.test(file),
);
for (const page of pages) {
  const copy = join(out, asFolder(page));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(join(out, page), copy);
}

console.log(`Finished the export: ${pages.length} pages, each in both forms, in ${out}`);
