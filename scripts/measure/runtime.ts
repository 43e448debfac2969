/**
 * Measures a running page on a processor four times slower: the longest tasks, and what share of
 * the main thread its scripts take, painting not counted. A benchmark: nothing fails here.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { requireChromium } from '../setup/findBrowsers.ts';
import { serve } from '../serve/serve.ts';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const server = await serve(0);
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox'],
});

const measure = async (/** @type {string} */ path, /** @type {boolean} */ paused) => {
  const page = await browser.newPage({ viewport: { width: 412, height: 823 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Performance.enable', { timeDomain: 'timeTicks' });
  await page.goto(server.url + path);
  await page.getByTestId('display-name').filter({ hasNotText: '–' }).waitFor({ state: 'attached' });
  if (paused) await page.getByTestId('pause-updates').click();
  else if (path.startsWith('/v')) await page.locator('[data-start]').click();
  await page.waitForTimeout(5_000);
  await page.evaluate(() => {
    /** @type {number[]} */
    const tasks = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  const scripted = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
  };
  const before = await scripted();
  await page.waitForTimeout(minutes * 60_000);
  const seconds = (await scripted()) - before;
  /** @type {unknown} */
  const tasks = await page.evaluate('tasks');
  await page.close();
  return {
    page: path + (paused ? ' paused' : ''),
    'script %': Number(((seconds / (minutes * 60)) * 100).toFixed(2)),
    'tasks of 50 ms or more': JSON.stringify(tasks),
  };
};

// One after another: two pages would take the processor from each other.
const rows = [];
for (const [path, paused] of /** @type {const} */ ([
  ['/?seed=runtime&running', false],
  ['/?seed=runtime&running', true],
  ['/v?seed=runtime', false],
])) {
  rows.push(await measure(path, paused));
}
console.table(rows);
await browser.close();
server.close();
