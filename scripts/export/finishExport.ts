/** Completes the export that `next build` has written: the last part of `npm run build`. */
import { execSync } from 'node:child_process';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { withPolicy } from './contentSecurityPolicy';
import { withUsedStyles } from './usedStyles';
import { out, root } from './paths';
import { site } from './site.mjs';

/** The sorted paths of everything in a folder, with slashes on every system. */
const listFiles = async (folder: string) =>
  (await readdir(folder, { recursive: true })).map((path) => path.replaceAll(sep, '/')).sort();

/** Whether a file is unused. Most such files are for `next/link`, which this site does not use. */
const isUnused = (file: string) =>
  (file.endsWith('.txt') && file !== 'robots.txt') || /^_(not-found|global-error)/.test(file);

/** Deletes unused files. @returns the files of the pages */
const deleteUnused = async (): Promise<readonly string[]> => {
  // Files of `public` stay, for example a page that verifies the owner of the site.
  const ours = new Set(await listFiles(`${root}public`));
  const exported = (await listFiles(out)).filter(
    (file) => !file.startsWith('_next/') && !ours.has(file),
  );
  for (const file of exported.filter(isUnused)) {
    await rm(join(out, file), { recursive: true, force: true });
  }
  return exported.filter((file) => file.endsWith('.html') && !isUnused(file));
};

/** Writes a page with its policy. With `de/v.html` and `de/v/index.html`, no host redirects. */
const writePage = async (page: string, html: string) => {
  const path = join(out, page);
  await writeFile(path, withPolicy(withUsedStyles(html, page)));
  if (page === 'index.html' || page === '404.html') return;
  const copy = join(out, page.replace(/\.html$/, '/index.html'));
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(path, copy);
};

/** V8 compiles such a script while it loads. Source: https://v8.dev/blog/explicit-compile-hints */
const compileHint = '//# allFunctionsCalledOnLoad\n';

const addCompileHint = async (script: string) =>
  writeFile(join(out, script), compileHint + (await readFile(join(out, script), 'utf8')));

const licenseOptions = [
  '--production --excludePrivatePackages --plainVertical',
  // Next.js installs these packages for one system, and the export does not contain them.
  '--excludePackagesStartingWith "sharp;@img/;@next/swc-;@swc/core-;@parcel/watcher-"',
  `--out "${out}licenses.txt"`,
].join(' ');

const pages = await deleteUnused();
const scripts = new Set<string>();
for (const page of pages) {
  const html = await readFile(join(out, page), 'utf8');
  for (const [script] of html.matchAll(/_next\/static\/chunks\/[\w.~-]+\.js/g)) scripts.add(script);
  await writePage(page, html);
}
if (scripts.size === 0) throw new Error('No page names a script in _next/static/chunks.');
for (const script of scripts) await addCompileHint(script);
execSync(`npx license-checker-rseidelsohn ${licenseOptions}`, { cwd: root });
if (site.SITE_URL === '') {
  console.log('SITE_URL is not set: the pages name no address of the site.');
}
console.log(`Finished the export: ${pages.length} pages, most of them in two forms, in ${out}`);
