/** Completes the export that `next build` has written: the last part of `npm run build`. */
import { execSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const { OUT_DIR: out = 'out' } = process.env;

/** The policy of a page: files of the same host, styles, and the scripts in this HTML. */
const policyOf = (html: string) => {
  const scripts = html.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs);
  const hashes = [...scripts].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
  return [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(hashes)].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ');
};

/** Browsers look for the encoding only in the first 1,024 bytes, so the policy comes after it. */
const encoding = '<meta charSet="utf-8"/>';

const licenseOptions = [
  '--production --excludePrivatePackages --plainVertical',
  // Next.js installs these packages for one system, and the export does not contain them.
  '--excludePackagesStartingWith "sharp;@img/;@next/swc-;@swc/core-;@parcel/watcher-"',
  `--out "${join(out, 'licenses.txt')}"`,
].join(' ');

for (const file of await readdir(out)) {
  // Next.js's own error pages, which lack the simulation notice.
  if (/^_(not-found|global-error)/.test(file)) await rm(join(out, file), { recursive: true });
}

const scripts = new Set<string>();
for (const file of await readdir(out, { recursive: true })) {
  const path = join(out, file);
  const html = file.endsWith('.html') ? await readFile(path, 'utf8') : '';
  // A file of `public`, such as a proof of ownership, stays as it is.
  if (!html.includes(encoding)) continue;
  for (const [script] of html.matchAll(/_next\/static\/chunks\/[\w.~-]+\.js/g)) scripts.add(script);
  const policy = `<meta http-equiv="Content-Security-Policy" content="${policyOf(html)}"/>`;
  await writeFile(path, html.replace(encoding, encoding + policy));
  if (['index.html', '404.html'].includes(file)) continue;
  // With `de/v.html` and `de/v/index.html`, no host redirects.
  const copy = path.replace(/\.html$/, '/index.html');
  await mkdir(dirname(copy), { recursive: true });
  await copyFile(path, copy);
}

if (scripts.size === 0) throw new Error('No page names a script in _next/static/chunks.');
for (const script of scripts) {
  const path = join(out, script);
  // V8 compiles such a script while it loads. Source: https://v8.dev/blog/explicit-compile-hints
  await writeFile(path, `//# allFunctionsCalledOnLoad\n${await readFile(path, 'utf8')}`);
}

execSync(`npx license-checker-rseidelsohn ${licenseOptions}`);
