import type { Page } from '@playwright/test';
import { expectGoldenMain } from './support/golden';
import {
  expect,
  isReadyInSteps,
  openStopped,
  pauseButton,
  startButton,
  stopTime,
  test,
  tradeCount,
} from './support/test';

/** Counts every timer, frame and idle callback that the page asks for, in `window.wakes`. */
const countWakes = () => {
  const counted = window as unknown as Record<string, (...all: unknown[]) => unknown> & {
    wakes: number;
  };
  counted.wakes = 0;
  for (const name of [
    'setTimeout',
    'setInterval',
    'requestAnimationFrame',
    'requestIdleCallback',
  ]) {
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

/** Hides the page, or shows it again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate(
    (state) => {
      Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
      Object.defineProperty(document, 'hidden', {
        get: () => state === 'hidden',
        configurable: true,
      });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    isHidden ? 'hidden' : 'visible',
  );

for (const path of ['/', '/v'] as const) {
  test(`nothing wakes on ${path} while nothing is due, paused or hidden`, async ({ page }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    await page.addInitScript(countWakes);
    await openStopped(page, `${path}?seed=golden`);
    await expectSleep(page);
    await startButton(page).click();
    const running = await wakes(page);
    await page.clock.runFor(9_000);
    expect(await wakes(page)).toBeGreaterThan(running);
    await pauseButton(page).click();
    await expect(pauseButton(page)).toHaveAccessibleName('Resume updates');
    await expectSleep(page);
    await pauseButton(page).click();
    await expect(pauseButton(page)).toHaveAccessibleName('Pause updates');
    await setHidden(page, true);
    await expectSleep(page);
  });
}

test('a hidden tab catches up in one step', async ({ page }) => {
  await openStopped(page, '/?seed=golden');
  await startButton(page).click();
  await page.clock.runFor(5_000);
  await setHidden(page, true);
  await page.clock.runFor(3_595_000);
  await tradeCount(page).evaluate((count) => {
    const changes: unknown[] = [];
    Object.assign(window, { changes });
    new MutationObserver((all) => changes.push(...all)).observe(count, {
      attributeFilter: ['value'],
    });
  });
  await setHidden(page, false);
  await expectGoldenMain(page, 3_600_000);
  expect(await page.evaluate('changes.length')).toBe(1);
  await expect(page.getByTestId('last-profit')).toHaveCount(0);
});

test('a computer that sleeps has not missed anything, and a clock set back stalls nothing', async ({
  page,
}) => {
  await openStopped(page, '/?seed=golden');
  await startButton(page).click();
  await page.clock.runFor(5_000);
  await expect(tradeCount(page)).not.toHaveText('23');
  const before = Number(await tradeCount(page).getAttribute('value'));
  await page.clock.setSystemTime('2026-01-01T00:00:00Z');
  await page.clock.runFor(25_000);
  expect(before).toBeLessThan(33);
  await expectGoldenMain(page, 30_000);
  // Sleep moves the wall clock on, but not `performance.now()`.
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + 3_566_000);
  await page.clock.runFor(4_000);
  await expectGoldenMain(page, 3_600_000);
});

test('nothing runs while a page is only prerendered', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(document, 'prerendering', { get: () => true, configurable: true });
  });
  await stopTime(page);
  await page.goto('/?seed=golden&running');
  // The layout removes this element once its scripts run.
  await expect(page.locator('#script-failure')).toHaveCount(0);
  await page.clock.runFor(60_000);
  await expect(tradeCount(page)).toHaveAttribute('value', '');
  await page.evaluate(() => {
    Object.defineProperty(document, 'prerendering', { get: () => false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await isReadyInSteps(page);
  await expectGoldenMain(page, 0);
  await page.clock.runFor(5_000);
  await expect(tradeCount(page)).not.toHaveText('23');
});

test('the large figure counts up in two seconds, from the value shown', async ({ page }) => {
  await openStopped(page, '/v?seed=golden');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const counting = page.getByTestId('profit').locator('[aria-hidden]');
  await expect(counting).toHaveText('$9,164.33');
  await startButton(page).click();
  await page.clock.runFor(26_000);
  const total = await page.getByTestId('profit').locator('.settled').textContent();
  expect(total).not.toBe('$9,164.33');
  await page.clock.runFor(1_000);
  await expect(counting).toHaveText(/^\$9,1\d\d\.\d\d$/);
  await expect(counting).not.toHaveText(`${total}`);
  await expect(counting).not.toHaveText('$9,164.33');
  await page.clock.runFor(1_300);
  await expect(counting).toHaveText(`${total}`);
});
