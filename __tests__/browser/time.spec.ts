import type { Page } from '@playwright/test';
import { expectGoldenMain } from './support/golden';
import { expect, test } from './support/test';

/** Counts every timer, frame and idle callback that the page asks for, in `window.wakes`. */
const countWakes = () => {
  const counted = window as unknown as Record<string, (...all: unknown[]) => unknown> & {
    wakes: number;
  };
  counted.wakes = 0;
  const kinds = ['setTimeout', 'setInterval', 'requestAnimationFrame', 'requestIdleCallback'];
  for (const name of kinds) {
    const ask = counted[name]?.bind(window);
    if (ask === undefined) continue;
    counted[name] = (...all) => {
      counted.wakes += 1;
      return ask(...all);
    };
  }
};

const wakes = (page: Page) => page.evaluate<number>('wakes');

/** Expects that once the page has settled, nothing wakes during a minute. */
const expectSleep = async (page: Page) => {
  await page.clock.runFor(10_000);
  const before = await wakes(page);
  await page.clock.runFor(60_000);
  expect(await wakes(page)).toBe(before);
};

const setVisibility = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((state) => {
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);

for (const path of ['/', '/v'] as const) {
  test(`nothing wakes on ${path} while nothing is due, paused or hidden`, async ({ app, page }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    await page.addInitScript(countWakes);
    await app.openStopped(`${path}?seed=golden`);
    await expectSleep(page);
    await app.start.click();
    const running = await wakes(page);
    await page.clock.runFor(9_000);
    expect(await wakes(page)).toBeGreaterThan(running);
    await app.pause.click();
    await expect(app.pause).toHaveAccessibleName('Resume');
    await expectSleep(page);
    await app.pause.click();
    await expect(app.pause).toHaveAccessibleName('Pause');
    await setVisibility(page, 'hidden');
    await expectSleep(page);
  });
}

test('a hidden tab catches up in one step', async ({ app, page }) => {
  await app.openStopped('/?seed=golden');
  await app.start.click();
  await page.clock.runFor(5_000);
  await setVisibility(page, 'hidden');
  await page.clock.runFor(3_595_000);
  await app.count.evaluate((count) => {
    const changes: unknown[] = [];
    Object.assign(window, { changes });
    new MutationObserver((all) => changes.push(...all)).observe(count, {
      attributeFilter: ['value'],
    });
  });
  await setVisibility(page, 'visible');
  await expectGoldenMain(app, 3_600_000);
  expect(await page.evaluate('changes.length')).toBe(1);
});

test('sleep loses nothing, and a clock set back stalls nothing', async ({ app, page }) => {
  await app.openStopped('/?seed=golden');
  await app.start.click();
  await page.clock.runFor(5_000);
  await page.clock.setSystemTime('2026-01-01T00:00:00Z');
  await page.clock.runFor(25_000);
  await expectGoldenMain(app, 30_000);
  // Sleep moves the wall clock on, but not `performance.now()`.
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 3_566_000);
  await page.clock.runFor(4_000);
  await expectGoldenMain(app, 3_600_000);
});

test('nothing runs while a page is only prerendered', async ({ app, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => true, configurable: true });
  });
  await app.stopTime();
  await page.goto('/?seed=golden&running');
  // The layout removes this element once its scripts run.
  await expect(page.locator('#script-failure')).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(app.count).toHaveAttribute('value', '');
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await app.isReady();
  await expectGoldenMain(app, 0);
  await page.clock.runFor(5_000);
  await expect(app.count).not.toHaveText('23');
});

test('the large figure counts up in two seconds, from the value shown', async ({ app, page }) => {
  await app.openStopped('/v?seed=golden');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const counting = app.profit.locator('[aria-hidden]');
  await app.start.click();
  await page.clock.runFor(26_000);
  const total = `${await app.profit.locator('.settled').textContent()}`;
  await page.clock.runFor(1_000);
  await expect(counting).toHaveText(/^\$9,1\d\d\.\d\d$/);
  await expect(counting).not.toHaveText(total);
  await expect(counting).not.toHaveText('$9,164.33');
  await page.clock.runFor(1_300);
  await expect(counting).toHaveText(total);
});
