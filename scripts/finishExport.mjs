import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { compress } from './compress.mjs';
import { loadAfterPaint } from './loadAfterPaint.mjs';

const out = new URL('../out/', import.meta.url).pathname;

/** Whether a file is only there for `next/link`, which this site does not use, or is no page. */
const isLeftOver = (/** @type {string} */ file) =>
  file.endsWith('.txt') || file.startsWith('_not-found');

/** `de/v.html` as `de/v/index.html`: some hosts want the one, some the other, none a redirect. */
const asFolder = (/** @type {string} */ page) => page.replace(/\.html$/, '/index.html');

/** A page whose scripts come after its first paint. */
const paintFirst = (/** @type {string} */ html) => {
  /** @type {string[]} */
  const sources = [];
  const bare = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, /** @type {string} */ source) => {
      sources.push(source);
      return '';
    });
  if (sources.length === 0) throw new Error('The pages have no scripts as they used to have.');
  const loader = `<script>(${String(loadAfterPaint)})(${JSON.stringify(sources)})</script>`;
  return bare.replace('</head>', () => `${loader}</head>`);
};

const files = (await readdir(out, { recursive: true })).filter(
  (file) => !file.startsWith('_next/') && !file.startsWith('fonts/'),
);

for (const file of files.filter(isLeftOver)) {
  await rm(join(out, file), { recursive: true, force: true });
}

const pages = files.filter((file) => file.endsWith('.html') && !isLeftOver(file));
for (const page of pages) {
  const path = join(out, page);
  await writeFile(path, paintFirst(await readFile(path, 'utf8')));
  if (page === 'index.html' || page === '404.html') continue;
  const copy = join(out, asFolder(page));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(path, copy);
}

await compress(out);

if (process.env.SITE_URL === undefined) {
  const [, home] =
    /rel="canonical" href="([^"]*)"/.exec(await readFile(`${out}index.html`, 'utf8')) ?? [];
  console.log(`SITE_URL is not set: the pages say that they are found at ${home}`);
}
console.log(`Finished the export: ${pages.length} pages, each in both forms, in ${out}`);
