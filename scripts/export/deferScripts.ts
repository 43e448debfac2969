import { bundle } from './bundle';
import type { PageData } from './loadAfterPaint';

/** Matches a script of Next.js that appends a value to a list. Captures the list and the value. */
const push =
  /<script[^>]*>\(?(?:self|globalThis)(?:\.|\[")(__next_f|TURBOPACK)[^<]*?\.push\((.*?)\);?<\/script>/gs;

const loader = bundle(new URL('./loadAfterPaintEntry.ts', import.meta.url), 'es2019');

/**
 * Replaces the scripts of a page with one script that loads them after the first paint.
 *
 * @param html a page as `next build` has written it
 * @throws {Error} if the scripts of the page do not have the expected form
 */
export const deferScripts = (html: string): string => {
  const data: PageData = { sources: [], entry: [], flight: [] };
  const withoutScripts = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, source: string) => {
      data.sources.push(source);
      return '';
    })
    .replace(push, (_, list: string, value: string) => {
      data[list === '__next_f' ? 'flight' : 'entry'].push(JSON.parse(value));
      return '';
    });
  if (data.sources.length === 0 || data.entry.length === 0 || data.flight.length < 2) {
    throw new Error(
      'Next.js writes the scripts of its pages in another form: see docs/decisions/library-internals.md.',
    );
  }
  const block = JSON.stringify(data).replaceAll('<', '\\u003c');
  return withoutScripts.replace(
    '</body>',
    () =>
      `<script id="page-data" type="application/json">${block}</script>` +
      `<script>${loader}</script></body>`,
  );
};
