import { failureMarkup, failureStyle } from '@/components/early/scriptFailure';
import { languageStyle } from '@/components/early/setDocumentLanguage';
import { guardStyle, noticeStyle } from '@/components/early/noticeStyle';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { bundle } from './bundle';
import { catalogues } from './catalogues';

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The language of an exported file; `undefined` for the page for any address. */
const localeOf = (file: string) =>
  locales
    .flatMap((locale) =>
      views.flatMap((view) => {
        const path = viewPath(view, locale);
        const canonical = path === '/' ? 'index' : path.slice(1);
        const prefixed = view === 'main' ? locale : `${locale}/v`;
        return [canonical, prefixed].map((name) => ({ file: `${name}.html`, locale }));
      }),
    )
    .find((page) => page.file === file)?.locale;

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
 * Adds to a page the elements that are not part of React's tree: the early script, its styles,
 * and the message for failed scripts. React leaves these elements in place when it
 * renders the document again, and no component needs markup from a string.
 *
 * @param html the page as written by `next build`
 * @param file the path of the page in the export, such as `de/v.html`
 * @throws {Error} if the page does not have the expected form
 */
export const inject = (html: string, file: string): string => {
  const locale = localeOf(file);
  const { notice } = catalogues[locale ?? 'en'];
  const words = locale ? { [locale]: catalogues[locale] } : catalogues;
  const early =
    `<script data-text="${escape(notice.text)}" data-label="${escape(notice.label)}" ` +
    `data-lesson="${escape(notice.lesson)}">` +
    `${earlyScript}</script>`;
  return insertAfterCharset(html, style + early).replace(
    '</body>',
    () => `${failureMarkup(words)}</body>`,
  );
};
