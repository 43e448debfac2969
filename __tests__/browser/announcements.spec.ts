import type { Page } from '@playwright/test';
import { expect, openStopped, startButton, test } from './support/test';

const twoMinutes = 2 * 60_000;

/** Records in `window.heard` when the text of the status changes, by the page's own clock. */
const listen = (page: Page) =>
  page.evaluate(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const status = document.querySelector('main [role=status]');
    if (status === null) throw new Error('There is no status.');
    new MutationObserver(() => heard.push(Date.now())).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });

const heardIn = async (page: Page, ms: number) => {
  await page.evaluate('heard.length = 0');
  // Longer than the time between two trades.
  for (let passed = 0; passed < ms; passed += 5_000) await page.clock.fastForward(5_000);
  return page.evaluate<number[]>('heard');
};

test('a run is announced at most every fifteen seconds, and not at all during a pause', async ({
  page,
}) => {
  await openStopped(page, '/?seed=told');
  await listen(page);
  await startButton(page).click();
  const heard = await heardIn(page, twoMinutes);
  expect(heard.length).toBeGreaterThanOrEqual(4);
  for (const [index, at] of heard.slice(1).entries()) {
    expect(at - (heard[index] ?? 0)).toBeGreaterThanOrEqual(15_000);
  }
  await page.getByTestId('pause-updates').click();
  expect(await heardIn(page, 60_000)).toEqual([]);
});

test('each round of the alternate view is announced once, at its end', async ({ page }) => {
  await openStopped(page, '/v?seed=told&trades=181');
  await listen(page);
  for (let round = 0; round < 3; round += 1) {
    await startButton(page).click();
    expect((await heardIn(page, 30_000)).length).toBe(1);
  }
  await expect(page.locator('main').getByRole('status')).toHaveText(
    /^Trades: 187\. Total profit: \$[\d,]+\.\d\d\.$/,
  );
  expect(await heardIn(page, 60_000)).toEqual([]);
});
