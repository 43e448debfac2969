/**
 * Measures how long a presentation takes to show another moment, one hour into its run, with a CPU
 * four times slower: the scripts, everything until the first frame is painted, without waiting for the
 * screen, and until the last one that it changes. With `--against`, another build is measured in turn
 * with this one, so that other work of this computer affects both alike. A benchmark: no result makes
 * it fail.
 */
import { chromium, type Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { serveExport } from '../serve/server';
import { requireChromium } from '../setup/findBrowsers';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** The address of a site that is served already. */
    against: { type: 'string' },
  },
});

/** Seconds of the run; each is far from the one before, on either side of it. */
const farMoments = [3_600, 600, 3_000, 60, 3_480, 1_800, 2_400, 15, 3_540, 900];

/** Steps of ten seconds back and forth, as by the keys. */
const nearMoments = [3_600, 3_590, 3_580, 3_570, 3_560, 3_570, 3_580, 3_590, 3_600, 3_590];

/** The first frame has the figures, the last one also what is rendered after them. */
type Times = { script: number; first: number; last: number };

/** Moves the slider of a page to each moment. Times in milliseconds. */
const seekTo = (page: Page, moments: readonly number[]) =>
  page.evaluate(async (moments): Promise<Times[]> => {
    const slider = document.querySelector<HTMLInputElement>('[data-testid=transport] [type=range]');
    if (!slider) throw new Error('The page is no presentation.');
    const times: Times[] = [];
    for (const moment of moments) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const begun = performance.now();
      const painted: number[] = [];
      // A message that is sent within a frame arrives after it has been painted.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => painted.push(performance.now() - begun);
      // Past React, which would otherwise take the value for its own.
      Reflect.set(HTMLInputElement.prototype, 'value', String(moment), slider);
      slider.dispatchEvent(new Event('input', { bubbles: true }));
      const script = performance.now() - begun;
      port2.postMessage(null);
      const observer = new MutationObserver(() =>
        requestAnimationFrame(() => port2.postMessage(null)),
      );
      observer.observe(document.body, { subtree: true, childList: true, characterData: true });
      // The bar reads the time, and effects end.
      await new Promise((resolve) => setTimeout(resolve, 300));
      observer.disconnect();
      port1.close();
      times.push({ script, first: painted[0] ?? NaN, last: painted.at(-1) ?? NaN });
    }
    return times;
  }, moments);

const median = (numbers: readonly number[]) =>
  numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? NaN;

const server = await serveExport();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox'],
});

const sites = [
  { name: 'this build', url: server.url },
  ...(values.against === undefined ? [] : [{ name: 'the other', url: values.against }]),
];
const measured = new Map<string, Times[]>();

for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const path of ['/', '/v']) {
    for (const { name, url } of sites) {
      const page = await browser.newPage({ viewport: { width: 1_280, height: 720 } });
      await page.goto(`${url}${path}?seed=seek&t=3600&paused&present`);
      await page.getByTestId('transport').waitFor();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      // The first seek of a page also compiles what it runs.
      await seekTo(page, farMoments.slice(0, 2));
      for (const [kind, moments] of [
        ['far', farMoments],
        ['10 s', nearMoments],
      ] as const) {
        const key = `${path} ${kind}, ${name}`;
        measured.set(key, [...(measured.get(key) ?? []), ...(await seekTo(page, moments))]);
      }
      await page.close();
    }
  }
}
await browser.close();
server.close();

const table = [...measured].map(([row, times]) => [
  row,
  {
    'script, ms': Math.round(median(times.map(({ script }) => script))),
    'first frame, ms': Math.round(median(times.map(({ first }) => first))),
    'first, longest': Math.round(Math.max(...times.map(({ first }) => first))),
    'last frame, ms': Math.round(median(times.map(({ last }) => last))),
  },
]);
console.table(Object.fromEntries(table));
