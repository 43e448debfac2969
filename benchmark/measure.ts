/**
 * Compares how exported pages load and run, in rounds in which the pages take turns:
 * `npm run measure -- [--rounds 9] name=folder[:/path] …`. The first page is the one compared with.
 * Without pages: `/` and `/v` of the build in `out/`, beside the ordinary page in `ordinary/`.
 */
import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from '@playwright/test';
import { findChromium } from '../scripts/setup/findBrowsers';
import { serveFolder } from './serveFolder';

/** Slow 4G as Lighthouse applies it. */
const slow4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 1_024 * 0.9) / 8,
  uploadThroughput: (675 * 1_024 * 0.9) / 8,
};

/** From the load event, for scripts that run late. */
const loadingMs = 3_000;
/**
 * From the click on Start: the analysis of `/v` takes six seconds, and its trades run for twenty.
 */
const settlingMs = 8_000;
const runningMs = 15_000;

/**
 * Clicks Start once it is painted, and says when it was disabled. A page that remembers a click
 * made before its scripts run marks Start with `data-start`. On other pages, this clicks in every
 * frame.
 */
const clickStart = `new Promise((resolve, reject) => {
  setTimeout(() => reject(new Error('Start does not answer')), 60_000);
  let clicked = false;
  const look = () => {
    const start = document.querySelector('[data-start], [data-testid=start-button]');
    if (start?.disabled || start?.ariaDisabled === 'true') return resolve(performance.now());
    if (start && !(clicked && 'start' in start.dataset)) {
      clicked = true;
      start.click();
    }
    requestAnimationFrame(look);
  };
  new PerformanceObserver((list, observer) => {
    observer.disconnect();
    look();
  }).observe({ type: 'paint', buffered: true });
})`;
const firstPaint = `performance.getEntriesByName('first-contentful-paint')[0].startTime`;
const htmlSize = `performance.getEntriesByType('navigation')[0].encodedBodySize / 1_000`;
const scriptSize = `performance.getEntriesByType('resource')
  .filter(({ name }) => name.endsWith('.js'))
  .reduce((sum, { encodedBodySize }) => sum + encodedBodySize / 1_000, 0)`;

/** Runs in a new Chromium with an empty profile, with a processor four times slower. */
const inBrowser = async <T>(run: (page: Page, cdp: CDPSession) => Promise<T>): Promise<T> => {
  const browser = await chromium.launch(findChromium());
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    return await run(page, cdp);
  } finally {
    await browser.close();
  }
};

const measureStart = (url: string) =>
  inBrowser(async (page, cdp) => {
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', slow4G);
    await page.goto(url, { waitUntil: 'commit' });
    const start = await page.evaluate<number>(clickStart);
    return { start, paint: await page.evaluate<number>(firstPaint) };
  });

/** In processor time of the main thread, which other programs disturb less. */
const measureTasks = (url: string) =>
  inBrowser(async (page, cdp) => {
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const readTasks = async () => {
      const { metrics } = await cdp.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
    };
    const atFirst = await readTasks();
    await page.goto(url);
    const scripts = await page.evaluate<number>(scriptSize);
    const html = await page.evaluate<number>(htmlSize);
    await page.waitForTimeout(loadingMs);
    const loading = (await readTasks()) - atFirst;
    await page.evaluate(clickStart);
    await page.waitForTimeout(settlingMs);
    const settled = await readTasks();
    await page.waitForTimeout(runningMs);
    const running = (100 * ((await readTasks()) - settled)) / runningMs;
    return { scripts, html, loading, running };
  });

const measure = async (url: string) => ({
  ...(await measureStart(url)),
  ...(await measureTasks(url)),
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { rounds: { type: 'string', default: '9' } },
});
const ordinary = 'benchmark/ordinary/out';
if (positionals.length === 0) {
  if (!existsSync(ordinary)) {
    execSync('npm ci && npm run build', { cwd: 'benchmark', stdio: 'inherit' });
  }
  positionals.push(`ordinary page=${ordinary}:/en`, '/=out', '/v=out:/v');
}

const pages: {
  name: string;
  url: string;
  close: () => void;
  samples: Awaited<ReturnType<typeof measure>>[];
}[] = [];
for (const argument of positionals) {
  const [, name = '', folder = '', path = '/'] = /^([^=]+)=(.+?)(?::(\/.*))?$/.exec(argument) ?? [];
  if (!existsSync(folder)) throw new Error(`There is no build in "${folder}" (${argument})`);
  const { origin, close } = await serveFolder(folder);
  pages.push({ name, url: origin + path, close, samples: [] });
}

const rounds = Number(values.rounds);
for (let round = 0; round < rounds; round += 1) {
  const turn = round % pages.length;
  for (const { name, url, samples } of [...pages.slice(turn), ...pages.slice(0, turn)]) {
    console.error(`round ${round + 1} of ${rounds}: ${name}`);
    samples.push(await measure(url));
  }
}
for (const { close } of pages) close();

const sort = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
const median = (numbers: readonly number[]) => sort(numbers)[numbers.length >> 1] ?? NaN;
const printRow = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`);

console.log('\nMedians of the ratios to the first page (least–most), with its own medians:\n');
printRow(['what', ...pages.map(({ name }) => name)]);
printRow(['---', ...pages.map(() => '---')]);
for (const [key, label, unit] of [
  ['paint', 'first paint', 'ms'],
  ['start', 'Start answers', 'ms'],
  ['loading', 'work on the main thread while loading', 'ms'],
  ['running', 'share of the main thread while running', '%'],
] as const) {
  const [first = [], ...others] = pages.map(({ samples }) => samples.map((each) => each[key]));
  const ratios = others.map((other) => sort(other.map((value, i) => value / (first[i] ?? NaN))));
  printRow([
    label,
    `${median(first).toFixed(unit === 'ms' ? 0 : 1)} ${unit}`,
    ...ratios.map((each) => {
      const [middle, least, most] = [median(each), each[0] ?? NaN, each.at(-1) ?? NaN];
      return `${middle.toFixed(2)} (${least.toFixed(2)}–${most.toFixed(2)})`;
    }),
  ]);
}
for (const [key, label] of [
  ['scripts', 'scripts (kB of Brotli)'],
  ['html', 'HTML (kB of Brotli)'],
] as const) {
  printRow([
    label,
    ...pages.map(({ samples }) => median(samples.map((each) => each[key])).toFixed(1)),
  ]);
}
