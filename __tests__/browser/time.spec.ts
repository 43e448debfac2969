import type { Page } from '@playwright/test';
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
  test(`${path} never wakes while it is idle, paused or hidden`, async ({ app, page }) => {
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
    // Its request has a timeout.
    if (path === '/') await page.getByTestId('rewind').waitFor();
    await expectSleep(page);
    await app.pause.click();
    await expect(app.pause).toHaveAccessibleName('Pause');
    await setVisibility(page, 'hidden');
    await expectSleep(page);
  });
}
