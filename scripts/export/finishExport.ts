import { isSiteUrlGiven } from './siteVariables.ts';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildWorker } from './buildWorker.ts';
import { compress } from './compress.ts';
import { headersFile, nginxHeaders } from './headers.ts';
import { inject } from './inject.ts';
import { licences } from './licences.ts';
import { nginxPages } from './nginxPages.ts';
import { paintFirst } from './deferScripts.ts';
import { withPolicy } from './policy.ts';
import { nginxFolder, out, publicFolder, site } from './site.ts';
import { sortExport } from './sortExport.ts';

/** `de/v.html` as `de/v/index.html`: some hosts want the one, some the other, none a redirect. */
const asFolder = (/** @type {string} */ page) => page.replace(/\.html$/, '/index.html');

const { leftOver, pages } = sortExport(
  await readdir(out, { recursive: true }),
  await readdir(publicFolder, { recursive: true }),
);

for (const file of leftOver) {
  await rm(join(out, file), { recursive: true, force: true });
}

// Where it is asked for by whoever does not read pages.
await copyFile(join(out, 'icons/favicon.ico'), join(out, 'favicon.ico'));

/** @type {string[]} */
const written = [];
for (const page of pages) {
  const path = join(out, page);
  const html = paintFirst(inject(await readFile(path, 'utf8'), page));
  written.push(html);
  await writeFile(path, withPolicy(html, page));
  if (page === 'index.html' || page === '404.html') continue;
  const copy = join(out, asFolder(page));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(path, copy);
}

await writeFile(join(out, '_headers'), headersFile(written, site.BASE_PATH));
await mkdir(nginxFolder, { recursive: true });
await writeFile(join(nginxFolder, 'headers.conf'), nginxHeaders(written));
await writeFile(join(nginxFolder, 'pages.conf'), nginxPages());

await buildWorker(out, site.BASE_PATH);
await writeFile(join(out, 'licenses.txt'), await licences());

await compress(out);

if (!isSiteUrlGiven) {
  console.log(`SITE_URL is not set: the pages say that they are found at ${site.SITE_URL}/`);
}
console.log(`Finished the export: ${pages.length} pages, each in both forms, in ${out}`);
