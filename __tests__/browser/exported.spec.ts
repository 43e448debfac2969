import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { HtmlValidate } from 'html-validate';
import { siteUrl } from '@/lib/config/siteUrl';
import { nameOfLocale, locales } from '@/lib/i18n/locales';
import { messagesOf } from '../messages';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
// Files of `public` are exported unchanged, and may not be pages of this site.
const pages = files.filter((file) => file.endsWith('.html') && !existsSync(`public/${file}`));
const read = (file: string) => readFileSync(`out/${file}`, 'utf8');

/** Whether a static host has a file for a path. */
const isThere = (path: string) =>
  [path, `${path}.html`, `${path}/index.html`].some(
    (file) => file.includes('.') && existsSync(`out${file}`),
  );

const missingIn = (addresses: readonly (string | undefined)[]) =>
  [...new Set(addresses)]
    .map((address = '') => decodeURI(address.replace(siteUrl, '').replace(/[?#].*/s, '')))
    .filter((path) => !isThere(path === '' ? '/' : path));

test('the pages are valid HTML', async () => {
  const validator = new HtmlValidate({
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes these differently, with the same meaning.
      'attr-case': 'off',
      'attribute-boolean-style': 'off',
      'attribute-empty-style': 'off',
      'void-style': 'off',
      // Files of the same host are as safe as the page.
      'require-sri': ['error', { target: 'crossorigin' }],
      // For the ids that React generates.
      'valid-id': ['error', { relaxed: true }],
      // A table that is shown as cards on phones needs explicit roles to keep its semantics.
      'no-redundant-role': 'off',
      // MUI's progress bars have one.
      'no-inline-style': 'off',
    },
  });
  for (const page of pages) {
    const { results } = await validator.validateString(read(page));
    const said = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    );
    expect([page, said]).toEqual([page, []]);
  }
});

const policyTag = '<meta http-equiv="Content-Security-Policy" content="';

test('every page starts with a policy that allows its inline scripts', () => {
  for (const page of pages) {
    const [before = '', policy = '', ...more] = read(page).split(policyTag);
    expect([page, more.length, before.slice(-60)]).toEqual([
      page,
      0,
      expect.stringMatching(/<head(?: [^>]*)?><meta charSet="utf-8"\/>$/),
    ]);
    const inline = [...policy.matchAll(/<script(?![^>]* src=)[^>]*>(.*?)<\/script>/gs)];
    const hashes = inline.map(([, script = '']) =>
      createHash('sha256').update(script).digest('base64'),
    );
    expect(hashes.length).toBeGreaterThan(1);
    const allowed = policy.slice(0, policy.indexOf('"'));
    expect([page, allowed]).toEqual([page, expect.stringMatching(/^default-src 'none'; /)]);
    for (const hash of hashes) {
      expect([page, allowed]).toEqual([page, expect.stringContaining(`'sha256-${hash}'`)]);
    }
  }
});

test('browsers find the encoding of every page in its first 1,024 bytes, with room for longer tags', () => {
  for (const page of pages) {
    const html = readFileSync(`out/${page}`);
    const end = html.indexOf('>', html.indexOf('<meta charSet="utf-8"'));
    expect([page, html.includes('<meta charSet="utf-8"'), end < 512]).toEqual([page, true, true]);
  }
});

test('no page tells another site its address', () => {
  expect(pages.length).toBeGreaterThan(20);
  for (const page of pages) {
    expect([page, read(page)]).toEqual([
      page,
      expect.stringContaining('<meta name="referrer" content="no-referrer"/>'),
    ]);
  }
});

test('the scripts of every page are compiled while they arrive, and no others', () => {
  const scripts = new Set(
    pages.flatMap((page) => read(page).match(/_next\/static\/chunks\/[\w.~-]+\.js/g) ?? []),
  );
  const hinted = files.filter(
    (file) => file.endsWith('.js') && read(file).startsWith('//# allFunctionsCalledOnLoad\n'),
  );
  expect(hinted.toSorted()).toEqual([...scripts].sort());
  expect(hinted.length).toBeGreaterThan(4);
});

test('every file and page that a page refers to exists', () => {
  for (const page of pages) {
    const html = read(page);
    const named = [...html.matchAll(/ (?:href|src|content)="(\/[^"]*|https?:[^"]*)"/g)]
      .map(([, address = '']) => address.replaceAll('&amp;', '&'))
      .filter((address) => address.startsWith('/') || address.startsWith(siteUrl));
    const loaded = [...html.matchAll(/\/_next\/static\/[\w./~-]+/g)].map(([address]) => address);
    const styled = [...html.matchAll(/url\(([^)"]+)\)/g)].map(([, address]) => address);
    expect(named.length).toBeGreaterThan(5);
    expect(loaded.length).toBeGreaterThan(3);
    expect(styled.length).toBeGreaterThan(1);
    expect([page, missingIn([...named, ...loaded, ...styled])]).toEqual([page, []]);
    expect(html).not.toMatch(/ (href|src)="(?![/?#"]|https?:|data:)/);
  }
});

for (const locale of locales) {
  test(`the page in ${nameOfLocale(locale)} preloads the fonts for its letters`, () => {
    const { details, share, ...words } = messagesOf(locale);
    const needsMore = [...JSON.stringify(words)].some(
      (letter) =>
        letter >= '\u0100' && letter <= '\u017f' && !'\u0131\u0152\u0153'.includes(letter),
    );
    const fonts = read(`${locale}.html`).match(/rel="preload" href="\/fonts\/[^"]*"/g);
    expect(fonts).toHaveLength(needsMore ? 2 : 1);
  });
}

test('every file that another file refers to exists', () => {
  const scripts = files.filter((file) => file.endsWith('.js') && file.startsWith('_next'));
  const chunks = scripts.flatMap((script) =>
    [...read(script).matchAll(/static\/chunks\/[\w.~-]+\.js/g)].map(([name]) => `/_next/${name}`),
  );
  expect(chunks.length).toBeGreaterThan(5);
  const manifest = JSON.parse(read('manifest.webmanifest')) as { icons: { src: string }[] };
  const map = [...read('sitemap.xml').matchAll(/(?:<loc>|href=")([^<"]*)/g)].map(([, url]) => url);
  const robots = /Sitemap: (.*)/.exec(read('robots.txt'))?.[1];
  const icons = manifest.icons.map(({ src }) => src);
  expect(missingIn([...chunks, ...icons, ...map, robots])).toEqual([]);
});
