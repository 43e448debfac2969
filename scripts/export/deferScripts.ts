import { transformSync } from 'esbuild';
import { loadAfterPaint } from './loadAfterPaint.ts';

/** A script of Next.js that pushes one value onto a list: the list's name, and the value. */
const push =
  /<script[^>]*>\(?(?:self|globalThis)(?:\.|\[")(__next_f|TURBOPACK)[^<]*?\.push\((.*?)\);?<\/script>/gs;

/** The same text on every page, without the comments of its source. */
const script = transformSync(`(${String(loadAfterPaint)})()`, {
  minify: true,
  target: 'es2019',
}).code.trim();

/** @param {string} html a page as `next build` wrote it; the same, with its scripts after its paint */
export const paintFirst = (html) => {
  /** @type {import('./loadAfterPaint.ts').PageData} */
  const data = { sources: [], entry: [], flight: [] };
  const bare = html
    .replace(/<link rel="preload" as="script"[^>]*>/g, '')
    .replace(/<script src="([^"]+)" async=""><\/script>/g, (_, /** @type {string} */ source) => {
      data.sources.push(source);
      return '';
    })
    .replace(push, (_, /** @type {string} */ list, /** @type {string} */ value) => {
      data[list === '__next_f' ? 'flight' : 'entry'].push(JSON.parse(value));
      return '';
    });
  if (data.sources.length === 0 || data.entry.length === 0 || data.flight.length < 2) {
    throw new Error('The scripts in the pages are not what they used to be.');
  }
  const block = JSON.stringify(data).replaceAll('<', '\\u003c');
  return bare.replace(
    '</body>',
    () =>
      `<script id="page-data" type="application/json">${block}</script>` +
      `<script>${script}</script></body>`,
  );
};
