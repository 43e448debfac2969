/**
 * Compares both views with a page of Next.js that has nothing in it, the floor, and with a page
 * written by hand, in one run with rounds that take turns: the work of the main thread while loading
 * and while running, on a processor four times slower. Prints medians, and ratios first. A benchmark:
 * no result makes it fail.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import sirv from 'sirv';
import { listen, serveExport, urlOf } from '../serve/server';
import { requireChromium } from '../setup/findBrowsers';
import { flags } from './browserFlags';
import { buildFloor } from './compare/buildFloor';
import { measureLoading, measureRunning } from './compare/mainThread';
import { median } from './median';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    seconds: { type: 'string', default: '60' },
  },
});

const folder = await buildFloor();
const others = await listen(0);
others.on('request', sirv(folder, { brotli: true, gzip: true }));
const site = await serveExport();
const floor = `${urlOf(others)}/floor.html`;
const handWritten = `${urlOf(others)}/handWritten.html`;

const browser = await chromium.launch({ executablePath: requireChromium(), args: [...flags] });
const rounds = Number(values.rounds);

type Figures = Readonly<Record<string, number>>;

/** Measures all pages in every round, and prints their medians, each also as a ratio to another. */
const compare = async (
  title: string,
  pages: Readonly<Record<string, string>>,
  base: string,
  measure: (url: string) => Promise<Figures>,
) => {
  const measured = new Map<string, Figures[]>(Object.keys(pages).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(pages)) {
      measured.get(name)?.push(await measure(url));
    }
  }
  const mediansOf = (name: string) => {
    const all = measured.get(name) ?? [];
    return Object.keys(all[0] ?? {}).map(
      (figure) => [figure, median(all.map((each) => each[figure] ?? NaN))] as const,
    );
  };
  const bases = new Map(mediansOf(base));
  console.log(`\n${title}; ratios to “${base}”`);
  console.table(
    Object.fromEntries(
      Object.keys(pages).map((name) => [
        name,
        Object.fromEntries(
          mediansOf(name).flatMap(([figure, value]) => [
            [`${figure} ratio`, Number((value / (bases.get(figure) ?? NaN)).toFixed(2))],
            [figure, Number(value.toFixed(1))],
          ]),
        ),
      ]),
    ),
  );
};

await compare(
  `Loading: milliseconds of the main thread, medians of ${rounds}`,
  {
    'Next.js with nothing in it': floor,
    '/': `${site.url}/`,
    '/v': `${site.url}/v`,
    'written by hand': handWritten,
  },
  'Next.js with nothing in it',
  (url) => measureLoading(browser, url),
);
await compare(
  `Running for ${values.seconds} s: percent of the main thread, medians of ${rounds}`,
  {
    'written by hand': `${handWritten}?running`,
    '/': `${site.url}/?seed=compare&running`,
    '/ paused': `${site.url}/?seed=compare&t=1&paused`,
    '/v': `${site.url}/v?seed=compare&t=8`,
  },
  'written by hand',
  (url) => measureRunning(browser, url, Number(values.seconds)),
);

await browser.close();
site.close();
others.close();
