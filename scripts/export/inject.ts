import { failureMarkup, failureStyle } from '@/components/early/scriptFailure';
import { languageStyle } from '@/components/early/setDocumentLanguage';
import { guardStyle, noticeStyle } from '@/components/early/noticeStyle';
import { views, type View } from '@/lib/config/views';
import { pageMessages } from '@/lib/i18n/catalogue';
import { locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { structuredData } from '@/lib/seo/structuredData';
import { bundle } from './bundle';
import { catalogues } from './catalogues';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The structured data for search engines, in an element that no text in the data can close. */
const dataBlock = (view: View, locale: Locale) => {
  const data = JSON.stringify(structuredData(view, locale, pageMessages(catalogues[locale], view)));
  return `<script type="application/ld+json">${data.replaceAll('<', '\\u003c')}</script>`;
};

/** The view and language of an exported file; `undefined` for the page for any address. */
const pageOf = (file: string) =>
  locales
    .flatMap((locale) =>
      views.flatMap((view) => {
        const path = viewPath(view, locale);
        const canonical = path === '/' ? 'index' : path.slice(1);
        const prefixed = view === 'main' ? locale : `${locale}/v`;
        return [canonical, prefixed].map((name) => ({ file: `${name}.html`, view, locale }));
      }),
    )
    .find((page) => page.file === file);

const charset = '<meta charSet="utf-8"/>';

const insertAfterCharset = (html: string, added: string) => {
  if (!html.includes(charset))
    throw new Error(
      `Next.js writes its pages in another form, without ${charset}: see docs/decisions.`,
    );
  return html.replace(charset, (found) => found + added);
};

// The target is old, because the script also tells visitors whose browser is too old.
const earlyScript = bundle(
  new URL('../../components/early/earlyScript.ts', import.meta.url),
  'es2020',
);
const style = `<style>${noticeStyle()}${guardStyle}${languageStyle}${failureStyle}</style>`;

/**
 * Adds to a page the elements that are not part of React's tree: the early script, its styles, the
 * structured data, and the message for failed scripts. React leaves these elements in place when it
 * renders the document again, and no component needs markup from a string.
 *
 * @param html the page as written by `next build`
 * @param file the path of the page in the export, such as `de/v.html`
 * @throws {Error} if the page does not have the expected form
 */
export const inject = (html: string, file: string): string => {
  const page = pageOf(file);
  const { notice } = catalogues[page?.locale ?? 'en'];
  const words = page ? { [page.locale]: catalogues[page.locale] } : catalogues;
  const early =
    `<script data-text="${escape(notice.text)}" data-label="${escape(notice.label)}" ` +
    `data-lesson="${escape(notice.lesson)}">` +
    `${earlyScript}</script>`;
  const done = insertAfterCharset(html, style + early).replace(
    '</body>',
    () => `${failureMarkup(words)}</body>`,
  );
  return page ? done.replace('</head>', () => `${dataBlock(page.view, page.locale)}</head>`) : done;
};
