/**
 * Measures the export as a visitor with a middling phone has it: Lighthouse on both views, mobile,
 * with simulated and with applied throttling, and the time until a press on Start is answered.
 * Prints the medians. A benchmark: nothing fails here.
 */
import { chromium } from '@playwright/test';
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { parseArgs } from 'node:util';
import { requireChromium } from '../setup/findBrowsers.ts';
import { serve } from '../serve/serve.ts';

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const rounds = Number(values.rounds);
const views = ['/', '/v'];
const flags = ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'];
const executablePath = requireChromium();

/** What Lighthouse applies to a mobile page: a slow 4G, and a processor four times slower. */
const network = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: (1_638.4 * 0.9 * 1_024) / 8,
  uploadThroughput: (675 * 0.9 * 1_024) / 8,
};
const slowdown = 4;

/** @param {number[]} numbers */
const median = (numbers) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;

/**
 * @param {string} url
 * @param {'simulate' | 'devtools'} throttlingMethod
 * @param tries how often it may be made, this time included
 * @returns {Promise<Record<string, number>>}
 */
const audit = async (url, throttlingMethod, tries = 3) => {
  const chrome = await launch({ chromePath: executablePath, chromeFlags: flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      formFactor: 'mobile',
      throttlingMethod,
      logLevel: 'error',
    });
    if (!result) throw new Error(`Lighthouse has nothing to say about ${url}`);
    const { audits, categories } = result.lhr;
    const score = (/** @type {string} */ id) => Math.round((categories[id]?.score ?? 0) * 100);
    const value = (/** @type {string} */ id) => audits[id]?.numericValue ?? NaN;
    // Now and then Lighthouse finds no paint in what it has recorded; a lost round is made again.
    if (Number.isNaN(value('largest-contentful-paint'))) {
      if (tries === 1) throw new Error(`Lighthouse finds no paint of ${url}`);
      return await audit(url, throttlingMethod, tries - 1);
    }
    for (const { title, score: points, scoreDisplayMode } of Object.values(audits)) {
      const counts = scoreDisplayMode === 'binary' || scoreDisplayMode === 'numeric';
      if (counts && points !== null && points < 0.9) failed.add(`${url} ${title}`);
    }
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best practices': score('best-practices'),
      SEO: score('seo'),
      FCP: value('first-contentful-paint'),
      LCP: value('largest-contentful-paint'),
      TBT: value('total-blocking-time'),
      CLS: value('cumulative-layout-shift'),
    };
  } finally {
    chrome.kill();
  }
};

/** Milliseconds from navigation until Start, pressed as soon as it is painted, is answered. */
const untilStartAnswers = async (/** @type {string} */ url) => {
  const browser = await chromium.launch({ executablePath, args: flags });
  try {
    const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.addInitScript(() => {
      const answered = () =>
        document.querySelector('[data-start]')?.getAttribute('aria-disabled') === 'true';
      new PerformanceObserver((_, observer) => {
        observer.disconnect();
        Object.assign(window, { pressedAt: performance.now() });
        /** @type {HTMLElement | null} */ (document.querySelector('[data-start]'))?.click();
        const wait = () =>
          answered()
            ? Object.assign(window, { answeredAt: performance.now() })
            : requestAnimationFrame(wait);
        wait();
      }).observe({ type: 'paint', buffered: true });
    });
    await page.goto(url);
    const answeredAt = await page.waitForFunction(() => {
      /** @type {unknown} */
      const time = Reflect.get(window, 'answeredAt');
      return time;
    });
    return Number(await answeredAt.jsonValue());
  } finally {
    await browser.close();
  }
};

/** @type {Set<string>} */
const failed = new Set();
const server = await serve(0);
/** @type {Record<string, Record<string, number[]>>} */
const measured = {};
const note = (/** @type {string} */ row, /** @type {Record<string, number>} */ figures) => {
  for (const [name, figure] of Object.entries(figures)) {
    ((measured[row] ??= {})[name] ??= []).push(figure);
  }
};

// Round by round, so that a busy moment of this computer does not fall on one row alone.
for (let round = 0; round < rounds; round += 1) {
  for (const view of views) {
    for (const method of /** @type {const} */ (['simulate', 'devtools'])) {
      note(`${view} ${method}`, await audit(server.url + view, method));
    }
    note(`${view} devtools`, { 'Start answers': await untilStartAnswers(server.url + view) });
  }
}
server.close();

console.table(
  Object.fromEntries(
    Object.entries(measured).map(([row, columns]) => [
      row,
      Object.fromEntries(
        Object.entries(columns).map(([name, figures]) => [
          name,
          name === 'CLS' ? Number(median(figures).toFixed(3)) : Math.round(median(figures)),
        ]),
      ),
    ]),
  ),
);
if (failed.size > 0) console.log(`Not perfect:\n${[...failed].join('\n')}`);
