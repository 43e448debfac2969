/**
 * Measures a running page with a CPU four times slower: its long tasks, and the share of time that
 * scripts use on the main thread, without painting. A benchmark: no result makes it fail.
 */
import { chromium } from '@playwright/test';
import { parseArgs } from 'node:util';
import { serveExport } from '../serve/server';
import { requireChromium } from '../setup/findBrowsers';

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '10' } } });
const minutes = Number(values.minutes);
const server = await serveExport();
const browser = await chromium.launch({
  executablePath: requireChromium(),
  args: ['--no-sandbox'],
});

const measure = async (path: string, paused: boolean) => {
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
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
  });
  const scriptSeconds = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? NaN;
  };
  const before = await scriptSeconds();
  await page.waitForTimeout(minutes * 60_000);
  const seconds = (await scriptSeconds()) - before;
  const tasks: unknown = await page.evaluate('tasks');
  await page.close();
  return {
    page: path + (paused ? ' paused' : ''),
    'script %': Number(((seconds / (minutes * 60)) * 100).toFixed(2)),
    'tasks of 50 ms or more': JSON.stringify(tasks),
  };
};

// One after another, because two pages at once would compete for the CPU.
console.table([
  await measure('/?seed=runtime&running', false),
  await measure('/?seed=runtime&running', true),
  await measure('/v?seed=runtime', false),
]);
await browser.close();
server.close();
