import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { siteUrl } from '@/lib/config/site';
import { locales } from '@/lib/i18n/locales';
import { messagesOf, simulationIn } from '../messages';
import { expect, test } from './support/test';

const files = readdirSync('out', { recursive: true, encoding: 'utf8' });
const read = (file: string) => readFileSync(`out/${file}`, 'utf8');

const html = files.filter((file) => file.endsWith('.html') && !existsSync(`public/${file}`));
const copies = html.filter((file) => file.endsWith('/index.html'));
/** The pages, each in one of its two forms, which are the same. */
const pages = html.filter((file) => !copies.includes(file));

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
      'no-inline-style': 'off',
      // So does a list without markers, and a link that is disabled.
      'prefer-native-element': ['error', { exclude: ['list', 'link'] }],
    },
  });
  for (const page of pages) {
    const { results } = await validator.validateString(read(page));
    const faults = results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`),
    );
    expect([page, faults]).toEqual([page, []]);
  }
});

test('the two forms of a page are the same', () => {
  // Not of `/` and of 404.html.
  expect(copies).toHaveLength(pages.length - 2);
  for (const copy of copies) expect(read(copy)).toBe(read(copy.replace('/index.html', '.html')));
});

test('every view is exported in every language, with its metadata and its notice', () => {
  for (const locale of locales) {
    const words = messagesOf(locale);
    for (const page of [`${locale}.html`, `${locale}/v.html`]) {
      const html = read(page);
      expect(html).toContain(`<html lang="${locale}"`);
      expect(/<title>([^<]*)/.exec(html)?.[1]).toMatch(simulationIn(locale));
      expect(/name="description" content="([^"]*)/.exec(html)?.[1]).toMatch(simulationIn(locale));
      expect(html).toMatch(new RegExp(`id="simulation-notice-text"[^>]*>${words.notice.text}<`));
      expect(html.match(/<a [^>]*hrefLang="/g)).toHaveLength(locales.length - 1);
      expect(html).toContain(`<noscript><p>${words.page.noScript}`);
      // A page that is cut off after the notice can still say so.
      expect(html).toMatch(/<\/section>(<!--.*?-->)*<p [^>]*id="script-failure"/);
    }
  }
});

test('only SITE_URL names the site: in previews, hreflang and the sitemap', () => {
  for (const file of [...pages, 'sitemap.xml']) {
    const text = read(file);
    const named = text.match(/og:image"|rel="alternate"|<loc>/g) ?? [];
    expect([file, named.length > 0]).toEqual([file, siteUrl !== '']);
    // Phones would share them instead of the address with its run.
    expect([file, /canonical|og:url/.test(text)]).toEqual([file, false]);
  }
});

test('only 404.html asks search engines to leave it out', () => {
  const hidden = pages.filter((page) => read(page).includes('name="robots" content="noindex"'));
  expect(hidden).toEqual(['404.html']);
});

test('every page has a policy, asks no other host, and is small', () => {
  expect(pages.length).toBeGreaterThan(14);
  for (const page of pages) {
    const html = read(page);
    const [, first] =
      /<head><meta charSet="utf-8"\/><meta http-equiv="([^"]*" content="[^;]*)/.exec(html) ?? [];
    expect([page, first]).toEqual([page, `Content-Security-Policy" content="default-src 'none'`]);
    expect([page, html.includes('name="referrer" content="no-referrer"')]).toEqual([page, true]);
    const loaded = html.matchAll(/<(?:script|img|link)[^>]* (?:src|href)="(https?:[^"]*)/g);
    const others = [...loaded].filter(([, url = '']) => !url.startsWith(siteUrl));
    expect([page, others]).toEqual([page, []]);
    const bytes = brotliCompressSync(readFileSync(`out/${page}`)).length;
    // The address of the site is in a dozen links.
    const budget = 13_150 + (siteUrl === '' ? 0 : 500);
    expect([page, bytes <= budget || bytes]).toEqual([page, true]);
  }
});

test('the reference data is exported, and in no script', () => {
  const scripts = files.filter((file) => file.endsWith('.js'));
  expect(read('reference-data.json')).toContain('Aeroflot');
  expect(scripts.filter((script) => read(script).includes('Aeroflot'))).toEqual([]);
});
