/**
 * Measures how the export loads on a mid-range phone, and prints the medians: Lighthouse on both
 * views with simulated and with applied throttling. A benchmark: no result is a failure.
 */
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { serveExport } from '../serve/server';
import { requireChromium } from '../setup/findBrowsers';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const views = ['/', '/v'];
const methods = ['simulate', 'devtools'] as const;

/** Command-line flags of the browser, suitable for containers. */
const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];

/** The maximum number of runs for one result, because Lighthouse sometimes finds no paint. */
const tries = 3;

/** One run of Lighthouse, with an emulated phone, in a browser of its own. */
const run = async (url: string, throttlingMethod: (typeof methods)[number]) => {
  const chrome = await launch({ chromePath: requireChromium(), chromeFlags: flags });
  try {
    const { port } = chrome;
    const options = { port, formFactor: 'mobile', throttlingMethod, logLevel: 'error' } as const;
    const result = await lighthouse(url, options);
    if (!result) throw new Error(`Lighthouse has no result for ${url}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
};

/**
 * Audits a page: scores out of 100, times in milliseconds, the layout shift, and the titles of the
 * individual audits with a score below 90.
 *
 * @throws {Error} if Lighthouse has no result, or finds no paint in any of its runs
 */
const audit = async (url: string, method: (typeof methods)[number]) => {
  for (let turn = 0; turn < tries; turn += 1) {
    const { audits, categories } = await run(url, method);
    const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (id: string) => audits[id]?.numericValue ?? NaN;
    if (Number.isNaN(value('largest-contentful-paint'))) continue;
    const isFailed = ({ score: points, scoreDisplayMode }: (typeof audits)[string]) =>
      ['binary', 'numeric'].includes(scoreDisplayMode) && points !== null && points < 0.9;
    return {
      figures: {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        SEO: score('seo'),
        FCP: value('first-contentful-paint'),
        LCP: value('largest-contentful-paint'),
        TBT: value('total-blocking-time'),
        CLS: value('cumulative-layout-shift'),
      },
      failed: Object.values(audits)
        .filter(isFailed)
        .map(({ title }) => title),
    };
  }
  throw new Error(`Lighthouse finds no paint of ${url}`);
};

/** The median; for an even number of values, the upper of the two middle ones. */
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN;

const failed = new Set<string>();
/** The results by row and column of the table. */
const measured = new Map<string, Map<string, number[]>>();

const add = (row: string, figures: Readonly<Record<string, number>>) => {
  const columns = measured.get(row) ?? new Map<string, number[]>();
  measured.set(row, columns);
  for (const [name, figure] of Object.entries(figures)) {
    columns.set(name, [...(columns.get(name) ?? []), figure]);
  }
};

const rounded = (name: string, figure: number) =>
  name === 'CLS' ? Number(figure.toFixed(3)) : Math.round(figure);

const server = await serveExport();
// Each round measures every row, so that other work of this computer affects all rows alike.
for (let round = 0; round < rounds; round += 1) {
  for (const view of views) {
    const url = server.url + view;
    for (const method of methods) {
      const result = await audit(url, method);
      add(`${view} ${method}`, result.figures);
      for (const title of result.failed) failed.add(`${url} ${title}`);
    }
  }
}
server.close();

const table = [...measured].map(([row, columns]) => [
  row,
  Object.fromEntries([...columns].map(([name, figures]) => [name, rounded(name, median(figures))])),
]);
console.table(Object.fromEntries(table));
if (failed.size > 0) console.log(`Not perfect:\n${[...failed].join('\n')}`);
