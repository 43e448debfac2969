import type { CDPSession, Page } from '@playwright/test';
import { limits } from '@/lib/config/limits';
import {
  expect,
  isFull,
  open,
  openStopped,
  sampled,
  startButton,
  stopTime,
  test,
} from './support/test';

/** Counts the callbacks of the page's timers and frames in `window.counter`, from now on. */
const countTurns = (page: Page) =>
  page.evaluate(() => {
    const counter = { turns: 0 };
    Object.assign(window, { counter });
    const count =
      <Args extends unknown[]>(run: (...args: Args) => void) =>
      (...args: Args) => {
        counter.turns += 1;
        run(...args);
      };
    const later = window.setTimeout.bind(window);
    const atFrame = window.requestAnimationFrame.bind(window);
    Object.assign(window, {
      setTimeout: (run: () => void, ms: number) => later(count(run), ms),
      requestAnimationFrame: (run: FrameRequestCallback) => atFrame(count(run)),
    });
  });

const turnsWhile = async (page: Page, ms: number) => {
  await page.evaluate('counter.turns = 0');
  await page.clock.runFor(ms);
  return page.evaluate<number>('counter.turns');
};

const { max } = limits.tradeInterval;

const countOf = (page: Page) => page.getByTestId('trade-count').getAttribute('value');

test('no timer or frame runs between two trades once the figures have their final value', async ({
  page,
}) => {
  await openStopped(page, '/?seed=quiet');
  await countTurns(page);
  await startButton(page).click();
  const before = await countOf(page);
  while ((await countOf(page)) === before) await page.clock.runFor(500);
  // The count-up takes two seconds, as long as the shortest interval: find a longer interval.
  await page.clock.runFor(2_100);
  let seen = await countOf(page);
  let quiet = await turnsWhile(page, 300);
  while ((await countOf(page)) !== seen) {
    await page.clock.runFor(2_100);
    seen = await countOf(page);
    quiet = await turnsWhile(page, 300);
  }
  expect(quiet).toBe(0);
  await page.clock.runFor(max);
  expect(await turnsWhile(page, max)).toBeGreaterThan(10);
});

test(
  'no timer or frame runs while the display is paused or the tab is hidden',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?seed=quiet&running');
    await countTurns(page);
    await page.clock.runFor(3_000);
    await page.getByTestId('pause-updates').click();
    await page.clock.runFor(300);
    expect(await turnsWhile(page, 60_000)).toBe(0);
    await page.getByTestId('pause-updates').click();
    await page.clock.runFor(3_000);
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    // Lets a running count-up end. In a tab that is really hidden, it would wait for frames.
    await page.clock.runFor(2_100);
    expect(await turnsWhile(page, 60_000)).toBe(0);
  },
);

test('a trade changes the figures, the list and the charts at the same time', async ({ page }) => {
  await stopTime(page);
  await open(page, '/?seed=quiet&t=60');
  await expect(page.locator('#content [data-new=true]')).toHaveCount(0);
  const seen = page.evaluate(
    () =>
      new Promise((resolve) => {
        const count = document.querySelector('[data-testid=trade-count]');
        const first = count?.getAttribute('value');
        new MutationObserver(() => {
          if (count?.getAttribute('value') === first) return;
          const arrived = document.querySelectorAll('#content [data-new=true]');
          const row = document.querySelector('[data-serial]')?.getAttribute('data-serial');
          const names = Array.from(arrived, ({ localName }) => localName);
          resolve([...names, row === count?.getAttribute('value')]);
        }).observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
  );
  await page.clock.runFor(max);
  expect(await seen).toEqual(['p', 'span', 'g', 'path', 'circle', true]);
});

/** Lets time pass in small steps, and then until no pop-up is shown. The display is paused then. */
const age = async (page: Page, ms: number) => {
  const popUp = page.getByTestId('last-profit');
  const pause = page.getByTestId('pause-updates');
  if ((await pause.getAttribute('aria-label')) === 'Resume updates') await pause.click();
  for (let passed = 0; passed < ms; passed += step) await page.clock.fastForward(step);
  while ((await popUp.count()) > 0) await page.clock.fastForward(step);
  await pause.click();
};

const weigh = async (session: CDPSession) => {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
  return { heap: of('JSHeapUsedSize'), nodes: of('Nodes'), listeners: of('JSEventListeners') };
};

const hours = Number(process.env.SOAK_HOURS ?? (isFull ? 0.5 : 0.015));

/** At most the time between two trades, so that each of them is shown. */
const step = 2_000;

test(`${hours} hours of a run leak no memory, nodes or listeners`, async ({ page }) => {
  test.setTimeout(60_000 + hours * 90_000);
  await openStopped(page, '/?seed=soak');
  await startButton(page).click();
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  // Every list is full then.
  await page.clock.fastForward(3_600_000);
  await age(page, isFull ? 600_000 : 20_000);
  const before = await weigh(session);
  await age(page, hours * 3_600_000);
  const after = await weigh(session);
  expect(Number(await countOf(page))).toBeGreaterThan((hours * 3_600_000) / max - 1);
  // React keeps what the last trade has replaced until the next one. A leak would be one a trade.
  expect(after.nodes).toBeLessThan(before.nodes + 5);
  expect(after.listeners).toBe(before.listeners);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
});

/** What appears slowly: the tags of the elements of the run that have an animation of their own. */
const appearing = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('ol, li, tbody, tr, g, path, circle')]
      .filter((element) => getComputedStyle(element).animationName !== 'none')
      .map(({ tagName }) => tagName.toLowerCase())
      .sort(),
  );

const ofMainView = { path: '/?seed=row', news: ['circle', 'g', 'li', 'ol', 'path'] };
const ofBoth = [ofMainView, { path: '/v?seed=row', news: ['tbody', 'tr', 'tr'] }];
for (const { path, news } of sampled(ofBoth, [ofMainView])) {
  test(`${path}: only what is new appears slowly, while all rows move down`, async ({ page }) => {
    await openStopped(page, path);
    expect(await appearing(page)).toEqual([]);
    const rows = page.getByTestId('trade-row');
    const newest = () => rows.first().innerText();
    const before = await newest();
    await startButton(page).click();
    // Until just after the next trade, whose row has to be there, but not yet the one after it.
    for (let steps = 0; steps < 80 && (await newest()) === before; steps += 1) {
      await page.clock.runFor(100);
    }
    expect(await appearing(page)).toEqual(news);
    const opacityAt = (time: number) =>
      rows.first().evaluate((element, currentTime) => {
        for (const animation of element.getAnimations()) {
          if (!('animationName' in animation)) continue;
          animation.pause();
          animation.currentTime = currentTime;
        }
        return Number(getComputedStyle(element).opacity);
      }, time);
    // Starts its animation again, which may be over by now.
    await rows.first().evaluate((element) => {
      element.style.animationName = 'none';
      element.getBoundingClientRect();
      element.style.animationName = '';
    });
    expect(await opacityAt(0)).toBe(0);
    expect(await opacityAt(90)).toBeGreaterThan(0.3);
    expect(await opacityAt(180)).toBe(1);
  });
}
