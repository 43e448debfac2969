/** Completes the export that `next build` has written: the last part of `npm run build`. */
import { execSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { withPolicy } from './contentSecurityPolicy';
import { out, root, writeHostFiles } from './writeHostFiles';
import { site } from './site.mjs';

/** The sorted paths of everything in a folder, with slashes on every system. */
const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true })).map((path) => path.replaceAll(sep, '/')).sort();

/** Files that no page uses, most of them for `next/link`, which this site does not use. */
const isLeftOver = (file: string) =>
  (file.endsWith('.txt') && file !== 'robots.txt') || /^_(not-found|global-error)/.test(file);

/** V8 compiles such a script while it loads. Source: https://v8.dev/blog/explicit-compile-hints */
const hint = '//# allFunctionsCalledOnLoad\n';

// The files of `public` stay as they are, for example a page that verifies the owner of the site.
const own = new Set(await listFiles(`${root}public`));
const files = (await listFiles(out)).filter((file) => !file.startsWith('_next/') && !own.has(file));
const pages = files.filter((file) => file.endsWith('.html') && !isLeftOver(file));
if (pages.some((page) => page.endsWith('/index.html'))) {
  throw new Error('The export is finished already, or in part. Run: npm run build');
}
for (const file of files.filter(isLeftOver))
  await rm(join(out, file), { recursive: true, force: true });

const scripts = new Set<string>();
for (const page of pages) {
  const path = join(out, page);
  const html = await readFile(path, 'utf8');
  for (const [script] of html.matchAll(/_next\/static\/chunks\/[\w.~-]+\.js/g)) scripts.add(script);
  await writeFile(path, withPolicy(html, page));
  if (page === 'index.html' || page === '404.html') continue;
  // Hosts look for `de/v.html` or `de/v/index.html`. With both files, no host redirects.
  const copy = join(out, page.replace(/\.html$/, '/index.html'));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(path, copy);
}
for (const script of scripts) {
  await writeFile(join(out, script), hint + (await readFile(join(out, script), 'utf8')));
}
await writeHostFiles();
// Without what Next.js installs for each system, and the export does not contain.
execSync(
  `npx license-checker-rseidelsohn --production --excludePrivatePackages --excludePackagesStartingWith "sharp;@img/;@next/swc-;@swc/core-;@parcel/watcher-" --plainVertical --out "${out}licenses.txt"`,
  { cwd: root },
);

if (site.SITE_URL === '') {
  await rm(join(out, 'sitemap.xml'));
  console.log('SITE_URL is not set: the pages name no address of the site.');
}
console.log(
  `Finished the export: ${pages.length} pages, most of them under two file names, in ${out}`,
);
