/** Completes the export that `next build` has written: the last part of `npm run build`. */
// First, because the modules of `lib` and `components` read the variables that it sets.
import './siteVariables';
import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { buildWorker } from './buildWorker';
import { compress } from './compress';
import { finishPages } from './finishPages';
import { out } from './folders';
import { hintCompilation } from './hintCompilation';
import { writeLicences } from './licences';
import { isSiteUrlGiven, site } from './site.mjs';
import { listExport } from './sortExport';
import { writeHostFiles } from './writeHostFiles';

const { leftOver, pages } = await listExport();
for (const file of leftOver) await rm(join(out, file), { recursive: true, force: true });
const documents = await finishPages(pages);
await hintCompilation(documents);
// Clients that do not read the pages request the icon at this address.
await copyFile(join(out, 'icons/favicon.ico'), join(out, 'favicon.ico'));
await writeHostFiles();
await buildWorker();
await writeLicences();
await compress(out);

if (!isSiteUrlGiven) {
  console.log(`SITE_URL is not set: the pages contain the address ${site.SITE_URL}/`);
}
console.log(`Finished the export: ${pages.length} pages, each under two file names, in ${out}`);
