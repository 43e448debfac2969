import type { Page } from '@playwright/test';
import { colours } from '@/lib/config/colours';
import { limits } from '@/lib/config/limits';
import { profileOf } from '@/lib/format/defineProfile';
import { formatMoney, formatPercent } from '@/lib/format/formatNumber';
import { alternateRun } from '../golden/alternateRun';
import { goldenSearch } from '../golden/mainRun';
import { pictureOfNotice } from './support/isPainted';
import { settled } from './support/settled';
import { detailsButton } from './support/states';
import {
  expect,
  expectPaused,
  holdScripts,
  needs,
  open,
  openStopped,
  sampled,
  startButton,
  stopTime,
  test,
} from './support/test';

/** What the simulation computes. goldenRuns.test.ts checks that this never changes. */
const golden = alternateRun();

const overlay = (page: Page) => page.getByTestId('analysis-overlay');
const rows = (page: Page) => page.getByTestId('trade-row');
const row = (page: Page, number: number) => page.locator(`[data-number="${number}"]`);
const countOf = (page: Page) => page.getByTestId('trade-count').getAttribute('value');
const profitOf = (page: Page) => page.getByTestId('profit').getAttribute('value');

const steps = [
  'Market exploration',
  'Trading opportunity assessment',
  'Market condition evaluation',
  'Risk and reward assessment',
];

test('Start Trading opens the analysis, then two trades that are sold after 20 s', async ({
  page,
}) => {
  await openStopped(page, '/v?amount=1000&trades=181&seed=seq');
  await expect(rows(page)).toHaveCount(5);
  await page.getByRole('button', { name: 'Start Trading' }).click();
  await expect(page.getByRole('dialog', { name: 'Analyzing The Market' })).toBeVisible();
  const bar = overlay(page).getByRole('progressbar', { name: 'Progress of the analysis' });
  for (const [index, step] of steps.entries()) {
    await expect(overlay(page)).toContainText(step);
    for (const other of steps.filter((each) => each !== step)) {
      await expect(overlay(page)).not.toContainText(other);
    }
    await expect(bar).toHaveAttribute('aria-valuenow', String(index + 1));
    await page.clock.runFor(1_000);
  }
  await expect(overlay(page)).toContainText('2 trades are opened');
  await page.clock.runFor(1_999);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(1);
  await expect(overlay(page)).toHaveCount(0);

  await expect(rows(page)).toHaveCount(7);
  for (const number of [182, 183]) {
    await expect(row(page, number)).toHaveAttribute('data-status', 'new');
    await expect(row(page, number).getByRole('cell').nth(3)).toContainText('–');
    await expect(row(page, number).getByRole('cell').nth(4)).toContainText('$0.00');
    await expect(row(page, number).getByRole('cell').nth(5)).toHaveText('New');
  }
  await page.clock.runFor(19_999);
  await expect(row(page, 183)).toHaveAttribute('data-status', 'new');
  expect([await countOf(page), await profitOf(page)]).toEqual(['181', '1000.00']);
  await page.clock.runFor(1);
  let profits = 0;
  for (const number of [182, 183]) {
    await expect(row(page, number)).toHaveAttribute('data-status', 'sold');
    const [buy = 0, sell = 0, profit = 0] = (
      await row(page, number).getByRole('cell').allTextContents()
    )
      .slice(2, 5)
      .map((text) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100));
    expect(sell).toBe(buy + profit);
    expect(buy).toBeGreaterThanOrEqual(limits.buy.min);
    expect(buy).toBeLessThanOrEqual(limits.buy.max);
    profits += profit;
  }
  expect(await countOf(page)).toBe('183');
  expect(Math.round(Number(await profitOf(page)) * 100)).toBe(1_000_00 + profits);
});

test('the button does nothing during a round, and opens the next two trades afterwards', async ({
  page,
}) => {
  await openStopped(page, '/v?seed=again&trades=181');
  const start = page.getByRole('button', { name: 'Start Trading' });
  await start.click();
  await page.clock.fastForward(6_000);
  await expect(start).toBeFocused();
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await start.click({ force: true });
  await expect(overlay(page)).toHaveCount(0);
  await page.clock.fastForward(20_000);
  await expect(start).toHaveAttribute('aria-disabled', 'false');
  await start.click();
  await page.clock.fastForward(26_000);
  await expect(row(page, 185)).toHaveAttribute('data-status', 'sold');
  expect(await countOf(page)).toBe('185');
  const numbers = await rows(page).evaluateAll((all) =>
    all.map((each) => each.getAttribute('data-number')),
  );
  expect(numbers.slice(0, 5)).toEqual(['185', '184', '183', '182', '181']);
});

test('the overlay cannot be closed before its end, and keeps the focus', async ({ page }) => {
  await openStopped(page, '/v?seed=modal');
  await startButton(page).click();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('Escape');
  await page.mouse.click(10, 400);
  await page.mouse.click(640, 400);
  for (let tabs = 0; tabs < 4; tabs += 1) {
    await page.keyboard.press('Tab');
    const outside = await page.evaluate(() => {
      const focused = document.activeElement;
      return focused?.closest('dialog') === null && focused !== document.body;
    });
    expect(outside).toBe(false);
  }
  await page.evaluate(() => document.querySelector('dialog')?.close());
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toContainText(steps[0] ?? '');
  await page.clock.runFor(6_000);
  await expect(overlay(page)).toHaveCount(0);
  // Not toBeFocused, because only one of several windows has the focus of the system.
  const focused = await startButton(page).evaluate((button) => button === document.activeElement);
  expect(focused).toBe(true);
});

test('a round that begins behind a dialog covers the page when that is closed', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-01-01T00:59:00Z' });
  await open(page, '/v?seed=behind&since=2026-01-01T01:00:00Z');
  await page.clock.pauseAt('2026-01-01T00:59:50Z');
  const opener = detailsButton(page);
  await opener.click();
  const details = page.getByRole('dialog', { name: 'How these figures are made' });
  await expect(details).toBeVisible();
  await page.clock.runFor(11_000);
  const isModal = () => overlay(page).evaluate((dialog) => dialog.matches(':modal'));
  await expect.poll(isModal).toBe(false);
  await page.keyboard.press('Escape');
  await expect(details).toHaveCount(0);
  await expect.poll(isModal).toBe(true);
  await page.clock.runFor(6_000);
  await expect(overlay(page)).toHaveCount(0);
  const focused = await opener.evaluate((button) => button === document.activeElement);
  expect(focused).toBe(true);
});

test(
  'the notice stays above the analysis, which it describes',
  { tag: '@chromium' },
  async ({ page }) => {
    const phone = [360, 640] as const;
    for (const [width, height] of sampled([phone, [1280, 800], [320, 256]] as const, [phone])) {
      await page.setViewportSize({ width, height });
      await openStopped(page, '/pl/v?seed=a');
      const before = await pictureOfNotice(page);
      await startButton(page).click();
      await expect(overlay(page)).toHaveAccessibleDescription(/Symulacja/);
      expect(before.equals(await pictureOfNotice(page))).toBe(true);
      await expect(page.getByTestId('simulation-notice')).toHaveCount(1);
      const { y = 0, height: high = NaN } =
        (await page.getByTestId('simulation-notice').boundingBox()) ?? {};
      const title = await overlay(page).getByRole('heading').boundingBox();
      expect(title?.y).toBeGreaterThanOrEqual(y + high);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(sideways).toBeLessThanOrEqual(width);
    }
  },
);

test('the page shows the golden run as the simulation computes it', async ({ page }) => {
  await openStopped(page, `/v${goldenSearch}`);
  await expect(page.getByTestId('display-name')).toHaveText(golden.name);
  await expect(page.getByTestId('success-rate')).toHaveText(
    `${(golden.successRate / 10).toFixed(1)}%`,
  );
  await startButton(page).click();
  let elapsed = 0;
  for (const { at, total, count, trades } of golden.moments) {
    if (at > 30_000) {
      await page.clock.fastForward(30_000 - elapsed);
      await startButton(page).click();
      elapsed = 30_000;
    }
    await page.clock.fastForward(at - elapsed);
    elapsed = at;
    expect([await profitOf(page), await countOf(page)]).toEqual([total, String(count)]);
    // In one go: each question to Firefox takes its time.
    const shown = () =>
      rows(page).evaluateAll((all) =>
        all.map(({ dataset: { number, status }, children }) => {
          const [, direction, ...figures] = Array.from(children, ({ textContent }) => textContent);
          const plain = figures.slice(0, 3).map((text) => text.replace(/[^\d.–]/g, ''));
          return [number, status, direction, ...plain];
        }),
      );
    await expect
      .poll(shown)
      .toEqual(
        trades.map(({ number, status, direction, buy, sell, profit }) => [
          ...[String(number), status, direction],
          ...[buy, sell ?? '–', profit],
        ]),
      );
  }
});

test('a page that was hidden shows the right phase at once', async ({ page }) => {
  const inTheAnalysis = [2_500, 'Market condition evaluation'] as const;
  const afterTheRound = [40_000, 'Sold'] as const;
  for (const [away, shown] of sampled(
    [inTheAnalysis, [5_000, '2 trades are opened'], [10_000, 'New'], afterTheRound] as const,
    [inTheAnalysis, afterTheRound],
  )) {
    await openStopped(page, '/v?seed=away&trades=181');
    await startButton(page).click();
    await page.clock.fastForward(away);
    if (away < 6_000) await expect(overlay(page)).toContainText(shown);
    else await expect(row(page, 183).getByRole('cell').last()).toHaveText(shown);
  }
});

test('every parameter is shown; running is ignored, but kept in links', async ({ page }) => {
  needs('pl');
  await openStopped(
    page,
    '/de/v?name=Anna&amount=-1234.5&trades=7&country=DE&currency=EUR&running&seed=p',
  );
  await expect(page.getByTestId('display-name')).toHaveText('Anna');
  await expect(page.getByTestId('profit')).toHaveText('−1.234,50\u00a0€');
  expect(await countOf(page)).toBe('7');
  await expect(page.getByTestId('success-rate')).toHaveText(/^\d\d,\d%$/);
  await expect(rows(page).first()).toHaveAttribute('data-number', '7');
  await expect(rows(page).first().getByRole('cell').nth(2)).toContainText(/\d,\d\d\u00a0€$/);
  await expect(overlay(page)).toHaveCount(0);
  const link = page.getByTestId('language-menu').getByText('Polski');
  expect(await link.getAttribute('href')).toContain('running');
  await startButton(page).click();
  expect(await link.getAttribute('href')).toBe(
    '/pl/v?running=&name=Anna&amount=-1234.50&trades=7&country=DE&currency=EUR&seed=p',
  );
});

test(
  'a seed shows the same profit on both views, and a success rate within its limits',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/?seed=both');
    const amount = await profitOf(page);
    await open(page, '/v?seed=both');
    expect(await profitOf(page)).toBe(amount);
    const rate = Number(await page.getByTestId('success-rate').getAttribute('value'));
    expect(rate).toBeGreaterThanOrEqual(limits.successRate.min / 10);
    expect(rate).toBeLessThanOrEqual(limits.successRate.max / 10);
  },
);

test('Withdraw does nothing, and explains why', async ({ page }) => {
  await openStopped(page, '/v?seed=w');
  const withdraw = page.getByTestId('withdraw');
  await expect(withdraw).toHaveAccessibleDescription('There is no money here to withdraw.');
  const hint = page.getByText('There is no money here to withdraw.');
  await expect(hint).toHaveCSS('opacity', '0');
  const before = await page.locator('body').innerText();
  await withdraw.click();
  await withdraw.press('Enter');
  expect(await page.locator('body').innerText()).toBe(before);
  await expect(hint).toHaveCSS('opacity', '1');
});

test('Pause stops the display of the trades, which continue to grow', async ({ page }) => {
  await openStopped(page, '/v?seed=hold&trades=181');
  await startButton(page).click();
  await page.clock.fastForward(10_000);
  const pause = page.getByTestId('pause-updates');
  await pause.click();
  const still = await page.locator('main').innerText();
  await page.clock.fastForward(30_000);
  expect(await page.locator('main').innerText()).toBe(still);
  await pause.click();
  await expect(row(page, 183)).toHaveAttribute('data-status', 'sold');
  expect(await countOf(page)).toBe('183');
});

test('Pause is available during a round, and keeps the focus when it ends', async ({ page }) => {
  await openStopped(page, '/v?seed=idle&trades=181');
  const pause = page.getByTestId('pause-updates');
  await expect(pause).toBeHidden();
  await startButton(page).click();
  await page.clock.fastForward(10_000);
  await expect(pause).toHaveAttribute('aria-disabled', 'false');
  await pause.click();
  await page.clock.fastForward(30_000);
  // The round has ended, but not on the screen.
  await expect(pause).toHaveAttribute('aria-disabled', 'false');
  await pause.press('Enter');
  await expect(row(page, 183)).toHaveAttribute('data-status', 'sold');
  await expect(pause).toHaveAttribute('aria-disabled', 'true');
  await expect(pause).toBeFocused();
  await pause.press('Enter');
  await expectPaused(page, false);
  await startButton(page).focus();
  await expect(pause).toBeHidden();
});

test('Start ends a pause, even if the round has ended in the meantime', async ({ page }) => {
  await openStopped(page, '/v?seed=lift&trades=181');
  await startButton(page).click();
  await page.clock.fastForward(10_000);
  await page.getByTestId('pause-updates').click();
  await page.clock.fastForward(2_000);
  await startButton(page).click();
  await expectPaused(page, false);
  await expect(overlay(page)).toHaveCount(0);
  await page.getByTestId('pause-updates').click();
  await page.clock.fastForward(30_000);
  await startButton(page).click();
  await expect(overlay(page)).toBeVisible();
  expect(await countOf(page)).toBe('183');
});

test(
  'the notice stays above the analysis in a window of low height',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await openStopped(page, '/v?seed=low');
    const before = await pictureOfNotice(page);
    await startButton(page).click();
    await expect(overlay(page).getByRole('status')).toBeInViewport();
    await overlay(page).evaluate((element) => element.scrollTo(0, 10_000));
    expect(before.equals(await pictureOfNotice(page))).toBe(true);
  },
);

test('no cells of the table overlap, at any width and with large text', async ({ page }) => {
  await open(page, '/pl/v?seed=cells&currency=CHF&trades=999999');
  for (const [width, size] of [
    [320, '100%'],
    [640, '100%'],
    [768, '100%'],
    [900, '100%'],
    [1280, '100%'],
    [360, '200%'],
    [768, '200%'],
    [1280, '200%'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.evaluate((fontSize) => {
      document.documentElement.style.fontSize = fontSize;
    }, size);
    await settled(page);
    const overlaps = await rows(page)
      .first()
      .evaluate((element) => {
        const boxes = [...element.querySelectorAll('td')].map((cell) => {
          const range = document.createRange();
          range.selectNodeContents(cell);
          return range.getBoundingClientRect();
        });
        return boxes.filter((a, index) =>
          boxes.some(
            (b, other) =>
              other > index &&
              a.left < b.right - 1 &&
              b.left < a.right - 1 &&
              a.top < b.bottom - 1 &&
              b.top < a.bottom - 1,
          ),
        ).length;
      });
    expect([width, size, overlaps]).toEqual([width, size, 0]);
  }
});

test(
  'a press on Start before the scripts load opens the analysis',
  { tag: '@full' },
  async ({ page }) => {
    const release = await holdScripts(page);
    await stopTime(page);
    await page.goto('/v?seed=early', { waitUntil: 'commit' });
    await startButton(page).click();
    await page.clock.runFor(3_000);
    release();
    await expect(overlay(page)).toContainText(steps[3] ?? '');
  },
);

test('the details explain how this view makes its figures, and link to the other view', async ({
  page,
}) => {
  const { buy, growth, startingAmount, successRate } = limits;
  const [first, second] = growth;
  const profile = profileOf('USD', 'US');
  const money = (hundredths: number, places = 2) => formatMoney(hundredths, places, profile);
  await open(page, '/v?seed=rules&name=Anna');
  await page.getByRole('button', { name: 'See more details' }).click();
  const dialog = page.getByRole('dialog', { name: 'How these figures are made' });
  for (const text of [
    '20\u00a0seconds after they are opened, their status becomes “Sold”.',
    'It takes 6\u00a0seconds every time.',
    `Buy price${money(buy.min)}${money(buy.max)}`,
    `Growth of the first profit, per second${money(first.min)}${money(first.max)}`,
    `Growth of the second profit, per second${money(second.min)}${money(second.max)}`,
    `Success rate${formatPercent(successRate.min, profile)}${formatPercent(successRate.max, profile)}`,
    `Starting profit${money(startingAmount.min, 0)}${money(startingAmount.max, 0)}`,
  ]) {
    await expect(dialog).toContainText(text);
  }
  await page.getByRole('link', { name: 'Open the light view' }).click();
  await expect(page).toHaveURL('/?name=Anna&seed=rules');
});

test('everything in the table is readable at a width of 360 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStopped(page, '/v?seed=phone&currency=CHF&country=FR&trades=999999');
  await startButton(page).click();
  await page.clock.runFor(6_000);
  await settled(page);
  const overflow = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(overflow).toBe(0);
  const cut = await rows(page)
    .getByRole('cell')
    .evaluateAll((cells) =>
      cells
        .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
        .map((cell) => cell.textContent),
    );
  expect(cut).toEqual([]);
});

test('the page is dark before any script runs', async ({ page }) => {
  await holdScripts(page);
  await page.goto('/v', { waitUntil: 'commit' });
  const channels = colours.alternate.background.match(/\w\w/g) ?? [];
  await expect(page.locator('body')).toHaveCSS(
    'background-color',
    `rgb(${channels.map((channel) => parseInt(channel, 16)).join(', ')})`,
  );
});
