import { durations, limits } from '@/lib/config/limits';
import { messagesOf } from '../messages';
import {
  countOf,
  expect,
  needs,
  open,
  openStopped,
  profitOf,
  sampled,
  serials,
  startButton,
  stopTime,
  test,
  languageMenu,
} from './support/test';

for (const speed of [2, 5, 10]) {
  const title = `at ${speed} times the speed, a minute shows what ${speed} minutes show`;
  test(title, { tag: '@full' }, async ({ page }) => {
    await openStopped(page, '/?seed=fast&trades=9&amount=100');
    await expect(page.getByTestId('speed')).toHaveCount(0);
    await startButton(page).click();
    for (let minutes = 0; minutes < speed; minutes += 1) await page.clock.fastForward(60_000);
    const slow = [await profitOf(page), await countOf(page), await serials(page)];

    await openStopped(page, `/?seed=fast&trades=9&amount=100&speed=${speed}`);
    await expect(page.getByTestId('speed')).toHaveText(`${speed}× time`);
    await startButton(page).click();
    for (let passed = 0; passed < 60_000; passed += 2_000) await page.clock.fastForward(2_000);
    expect([await profitOf(page), await countOf(page), await serials(page)]).toEqual(slow);
  });

  const settling = `at ${speed} times the speed, the figure settles before the next trade`;
  test(settling, { tag: '@full' }, async ({ page }) => {
    await openStopped(page, `/?seed=settle&trades=9&amount=100&speed=${speed}`);
    await startButton(page).click();
    let settledFigures = 0;
    for (let trades = 0; trades < 3; trades += 1) {
      const before = await profitOf(page);
      while ((await profitOf(page)) === before) await page.clock.runFor(100 / speed);
      await page.clock.runFor((limits.tradeInterval.min - 100) / speed);
      const settled = Math.round(await profitOf(page)).toLocaleString('en');
      if ((await countOf(page)) === 10 + trades) {
        await expect(page.getByTestId('profit')).toHaveText(`$${settled}`);
        settledFigures += 1;
      }
    }
    expect(settledFigures).toBeGreaterThan(0);
  });
}

test('rows and the last profit do not move at high speeds', async ({ page }) => {
  const moves = () =>
    page.evaluate(() =>
      ['latest-trades', 'trade-row', 'last-profit'].map((which) => {
        const element = document.querySelector(`[data-testid=${which}]`);
        const part = which === 'last-profit' ? element?.closest('p') : element;
        return getComputedStyle(part ?? document.body).animationName === 'none';
      }),
    );
  const limit = [
    [2, false],
    [5, true],
  ] as const;
  for (const [speed, still] of sampled([[1, false], ...limit, [10, true]] as const, limit)) {
    await stopTime(page);
    await open(page, `/?seed=moves&running&t=0&speed=${speed}`);
    const popUp = page.getByTestId('last-profit');
    while ((await popUp.count()) === 0) await page.clock.runFor(50);
    expect(await moves(), `${speed}×`).toEqual([still, still, still]);
  }
});

test(
  'at ten times the speed, the run is announced as rarely as in real time',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?trades=10&seed=say&speed=10');
    const status = page.getByRole('status');
    await startButton(page).click();
    const heard = new Set<string>();
    for (let passed = 0; passed < 90_000; passed += 3_000) {
      await page.clock.fastForward(3_000);
      heard.add((await status.textContent()) ?? '');
    }
    expect(heard.size).toBeGreaterThanOrEqual(3);
    expect(heard.size).toBeLessThanOrEqual(2 + 90_000 / durations.announcement);
  },
);

test('a fast run goes on while it is hidden, and Pause holds it still', async ({ page }) => {
  await openStopped(page, '/?trades=10&seed=hidden&speed=10');
  await startButton(page).click();
  await page.clock.fastForward(3_600_000);
  const hour = await countOf(page);
  expect(hour).toBeGreaterThanOrEqual(10 + Math.floor(36_000_000 / limits.tradeInterval.max));
  await page.getByTestId('pause-updates').click();
  await page.clock.fastForward(60_000);
  expect(await countOf(page)).toBe(hour);
});

test('a round of the alternate view is as much shorter, and its messages are not announced', async ({
  page,
}) => {
  await openStopped(page, '/de/v?seed=round&speed=5');
  await expect(page.getByTestId('speed')).toHaveText(
    messagesOf('de').bar.speed.replace('{speed}', '5'),
  );
  await startButton(page).click();
  const overlay = page.getByTestId('analysis-overlay');
  await expect(overlay).toContainText('1/4');
  await expect(overlay.getByRole('status')).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(overlay).toContainText('2/4');
  await page.clock.runFor(1_000);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByTestId('trade-row').first()).toHaveAttribute('data-status', 'new');
  await page.clock.runFor(4_000);
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '183');
});

test('a link goes on at its speed in another language, and the builder offers a speed', async ({
  page,
}) => {
  needs('de');
  await openStopped(page, '/?seed=on&trades=10&speed=10');
  await startButton(page).click();
  await page.clock.fastForward(9_000);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByLabel('Speed')).toHaveValue('10');
  await page.getByLabel('Speed').selectOption('2');
  await expect(page.getByTestId('built-link')).toContainText('&speed=2');
  await page.keyboard.press('Escape');
  await languageMenu(page).click();
  await page.getByTestId('language-menu').getByText('Deutsch').click();
  await expect(page).toHaveURL(/\/de\?trades=10&seed=on&t=90&speed=10$/);
});
