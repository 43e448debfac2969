import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { failureMarkup, failureStyle } from '../../components/document/failure';
import { firstAttribute } from '../../components/document/keepFirst';
import { languageStyle } from '../../components/document/nameLanguage';
import { bareStyle } from '../../components/notice/noticeStyle';
import type { View } from '../../lib/config/views';
import { pageMessages, type Catalogue } from '../../lib/i18n/catalogue';
import { locales, type Locale } from '../../lib/i18n/locales';
import { viewPath } from '../../lib/i18n/viewPath';
import { structuredData } from '../../lib/seo/structuredData';

const folder = fileURLToPath(new URL('../../', import.meta.url));

/** The early script, as old browsers can read it too: it tells them what is wrong. */
const earlyScript = () => {
  const { outputFiles } = buildSync({
    entryPoints: [fileURLToPath(new URL('../../components/document/early.ts', import.meta.url))],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2019',
    define: { 'process.env.BASE_PATH': JSON.stringify(process.env.BASE_PATH) },
  });
  return outputFiles[0]?.text.trim() ?? '';
};

const catalogues = Object.fromEntries(
  readdirSync(`${folder}messages`).map((file) => [
    basename(file, '.json'),
    JSON.parse(readFileSync(`${folder}messages/${file}`, 'utf8')) as Catalogue,
  ]),
) as Record<Locale, Catalogue>;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** A block of data for search engines. No text in it can end it. */
const dataBlock = (view: View, locale: Locale) => {
  const data = JSON.stringify(structuredData(view, locale, pageMessages(catalogues[locale])));
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
};

/** The view and language of an exported file; nothing for the page for any address. */
const pageOf = (file: string) =>
  locales
    .flatMap((locale) =>
      (['main', 'alternate'] as const).flatMap((view) => {
        const path = viewPath(view, locale);
        const canonical = path === '/' ? 'index' : path.slice(1);
        const prefixed = view === 'main' ? locale : `${locale}/v`;
        return [canonical, prefixed].map((name) => ({ file: `${name}.html`, view, locale }));
      }),
    )
    .find((page) => page.file === file);

const insert = (html: string, pattern: RegExp, added: string) => {
  if (!pattern.test(html)) throw new Error(`No page has ${pattern} any more.`);
  return html.replace(pattern, (found) => found + added);
};

const script = earlyScript();
const style = `<style>${bareStyle}${languageStyle}${failureStyle}</style>`;

/**
 * Adds to a page what React must not know of: where it makes the document again, that stays as it
 * is, and needs no markup from strings.
 *
 * @param html a page as `next build` wrote it
 * @param file its path in the export, like `de/v.html`
 */
export const inject = (html: string, file: string): string => {
  const page = pageOf(file);
  const { notice } = catalogues[page?.locale ?? 'en'];
  const words = page ? { [page.locale]: catalogues[page.locale] } : catalogues;
  const early =
    `<script data-text="${escape(notice.text)}" data-label="${escape(notice.label)}">` +
    `${script}</script>`;
  const steps: readonly (readonly [RegExp, string])[] = [
    [/<meta charSet="utf-8"\/>/, style + early],
    [/<body><div hidden=""(?=>)/, ` ${firstAttribute}=""`],
  ];
  const done = steps
    .reduce((text, [pattern, added]) => insert(text, pattern, added), html)
    .replace('</body>', () => `${failureMarkup(words)}</body>`);
  return page ? done.replace('</head>', () => `${dataBlock(page.view, page.locale)}</head>`) : done;
};
