import type { Page } from '@playwright/test';
import { limits } from '@/lib/config/limits';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { goldenSearch, mainRun } from '../golden/mainRun';
import {
  countOf,
  expect,
  expectPaused,
  holdScripts,
  open,
  openStopped,
  profitOf,
  serials,
  startButton,
  stopTime,
  test,
} from './support/test';

const { min, max } = limits.tradeInterval;

/** What the simulation computes. goldenRuns.test.ts checks that this never changes. */
const golden = mainRun();

const rows = (page: Page) => page.getByTestId('trade-row');

test('Start starts the run: trades are added, and increase profit and count', async ({ page }) => {
  await openStopped(page, '/?trades=12&amount=5000&seed=run');
  expect(await serials(page)).toEqual([12, 11, 10, 9, 8]);
  await startButton(page).click();
  await expect(startButton(page)).toHaveText('System is Working');
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(startButton(page)).toBeFocused();
  await page.clock.runFor(min - 1);
  expect(await countOf(page)).toBe(12);
  await page.clock.runFor(max - min + 1);
  expect(await countOf(page)).toBe(13);
  expect((await serials(page))[0]).toBe(13);
  const profit = (await rows(page).first().textContent()) ?? '';
  const gain = Number(/\+\$(\d+\.\d\d)/.exec(profit)?.[1]);
  expect(await profitOf(page)).toBeCloseTo(5_000 + gain, 2);
  expect(gain).toBeGreaterThanOrEqual(limits.profit.min / 100);
  expect(gain).toBeLessThanOrEqual(limits.profit.max / 100);
});

test(
  'the list keeps ten trades, newest first, without a gap',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?trades=3&running');
    const step = 0.75 * min;
    for (let passed = 0; passed < 15 * max; passed += step) await page.clock.fastForward(step);
    const count = await countOf(page);
    expect(count).toBeGreaterThanOrEqual(3 + 15);
    expect(await serials(page)).toEqual(Array.from({ length: 10 }, (_, index) => count - index));
  },
);

test('the page shows the golden run as the simulation computes it', async ({ page }) => {
  await openStopped(page, `/${goldenSearch}`);
  await expect(page.getByTestId('notification-badge')).toHaveText(String(golden.notifications));
  await startButton(page).click();
  let elapsed = 0;
  for (const { at, total, count, trades } of golden.moments) {
    await page.clock.fastForward(at - elapsed);
    elapsed = at;
    await expect(page.getByTestId('profit')).toHaveAttribute('value', total);
    expect(await countOf(page)).toBe(count);
    expect(await serials(page)).toEqual(trades.map(({ serialNumber }) => serialNumber));
    expect(await rows(page).locator('code').allTextContents()).toEqual(
      trades.map(({ uuid }) => uuid),
    );
    const texts = await rows(page).allTextContents();
    for (const [index, { profit }] of trades.entries()) {
      expect(texts[index]).toContain(`+$${profit}`);
    }
  }
});

test(
  'the figure counts up from 0 in two seconds, later from the value shown',
  { tag: '@full' },
  async ({ page }) => {
    await stopTime(page);
    await page.goto('/?amount=5000&seed=count');
    const figure = page.getByTestId('profit');
    await expect(figure).toHaveText('$0');
    await page.clock.runFor(500);
    const half = Number((await figure.textContent())?.replace(/\D/g, ''));
    expect(half).toBeGreaterThan(0);
    expect(half).toBeLessThan(5_000);
    await page.clock.runFor(1_600);
    await expect(figure).toHaveText('$5,000');
    await startButton(page).click();
    for (let waited = 0; (await profitOf(page)) === 5_000 && waited < max + 500; waited += 500) {
      await page.clock.runFor(500);
    }
    const shown = Number((await figure.textContent())?.replace(/\D/g, ''));
    expect(shown).toBeGreaterThanOrEqual(5_000);
  },
);

test('the last profit pops up for a second and a half', async ({ page }) => {
  const { initial, start, dueAt } = mainSimulation;
  const first = dueAt(start(initial({ seed: 'pop', amount: 0, trades: 9, rounds: 0 }), 0)) ?? NaN;
  await openStopped(page, '/?seed=pop&trades=9');
  const popUp = page.getByTestId('last-profit');
  await startButton(page).click();
  await page.clock.runFor(first - 1);
  await expect(popUp).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(popUp).toHaveText(/^\+\$\d+\.\d\d$/);
  await page.clock.runFor(1_499);
  await expect(popUp).toHaveCount(1);
  await page.clock.runFor(1);
  await expect(popUp).toHaveCount(0);
});

test('after sleep, a run shows at once what it would have shown without sleep', async ({
  page,
}) => {
  await openStopped(page, `/${goldenSearch}`);
  await startButton(page).click();
  await page.evaluate(() => {
    const popUps: string[] = [];
    Object.assign(window, { popUps });
    new MutationObserver(() => {
      const popUp = document.querySelector('[data-testid=last-profit]');
      if (popUp && popUps.at(-1) !== popUp.textContent) popUps.push(popUp.textContent);
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.clock.fastForward(3_600_000);
  const [, , hour] = golden.moments;
  await expect(page.getByTestId('profit')).toHaveAttribute('value', hour?.total ?? '');
  const total = Math.round(Number(hour?.total)).toLocaleString('en');
  expect(await page.getByTestId('profit').textContent()).toBe(`$${total}`);
  await expect(page.getByTestId('trade-count')).toHaveText(
    String(hour?.count.toLocaleString('en')),
  );
  expect(await serials(page)).toEqual(hour?.trades.map(({ serialNumber }) => serialNumber));
  expect((await page.evaluate<string[]>('popUps')).length).toBeLessThanOrEqual(1);
});

test(
  'a run keeps going when the computer’s clock is set back',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?trades=10&seed=back');
    await startButton(page).click();
    await page.clock.fastForward(5_000);
    const before = await countOf(page);
    await page.clock.setSystemTime('2025-12-31T00:00:00Z');
    for (let trade = 0; trade < 3; trade += 1) await page.clock.fastForward(max);
    expect(await countOf(page)).toBeGreaterThanOrEqual(before + 2);
  },
);

test('a press on Start before the scripts load starts the run', async ({ page }) => {
  const release = await holdScripts(page);
  await stopTime(page);
  await page.goto('/?trades=10&seed=early', { waitUntil: 'commit' });
  await startButton(page).click();
  await expect(page.getByTestId('display-name')).toHaveText('–');
  await page.clock.runFor(max);
  release();
  await expect(startButton(page)).toHaveText('System is Working');
  // The run starts at the time of the press, not when the scripts load.
  await expect.poll(() => countOf(page)).toBeGreaterThanOrEqual(11);
});

test('replays other presses or choices made before the scripts load', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/?seed=early&running', { waitUntil: 'commit' });
  await page.getByTestId('period').selectOption('Per Week');
  await page.getByRole('button', { name: 'Share' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Build a link' })).toBeVisible();
  await expect(page.getByTestId('profit-label')).toHaveText('Profit · Per Week');
});

test('a run starts by itself if the link says so', { tag: '@full' }, async ({ page }) => {
  await open(page, '/?running=no');
  await expect(startButton(page)).toHaveText('System is Working');
});

test('Pause stops the display, and resuming shows the current state at once', async ({ page }) => {
  await openStopped(page, `/${goldenSearch}`);
  const pause = page.getByTestId('pause-updates');
  await startButton(page).click();
  await page.clock.fastForward(20_000);
  const frozen = await profitOf(page);
  await pause.click();
  await expectPaused(page, true);
  const still = await page.locator('main').innerText();
  await page.clock.runFor(10_000);
  expect(await page.locator('main').innerText()).toBe(still);
  expect(await profitOf(page)).toBe(frozen);
  await pause.click();
  const [, halfMinute] = golden.moments;
  await expect(page.getByTestId('profit')).toHaveAttribute('value', halfMinute?.total ?? '');
  await expect(page.getByTestId('trade-count')).toHaveText(String(halfMinute?.count));
});

test('Pause ends a count-up', async ({ page }) => {
  await stopTime(page);
  await open(page, '/?amount=5000&running');
  await page.clock.runFor(300);
  await page.getByTestId('pause-updates').click();
  await page.clock.runFor(300);
  await expect(page.getByTestId('profit')).toHaveText('$5,000');
});

test('Pause is there once the run has started', async ({ page }) => {
  await openStopped(page, '/?seed=idle');
  const pause = page.getByTestId('pause-updates');
  await expect(pause).toBeHidden();
  await startButton(page).click();
  await expect(pause).toBeVisible();
  await pause.click();
  await expectPaused(page, true);
  await expect(pause).toBeVisible();
});

test('the period changes the label and nothing else', async ({ page }) => {
  await openStopped(page, '/?seed=period');
  await page.clock.runFor(3_000);
  const label = page.getByTestId('profit-label');
  await expect(label).toHaveText('Profit · Today');
  const others = () =>
    page.locator('main > div > *:not(:first-child), [data-testid=profit]').allInnerTexts();
  const before = await others();
  for (const period of ['Per Week', 'Per Month', 'Overall', 'Today']) {
    await page.getByTestId('period').selectOption(period);
    await expect(label).toHaveText(`Profit · ${period}`);
    expect(await others()).toEqual(before);
  }
});

test('the search box accepts text, and the entries of the panel lead nowhere', async ({ page }) => {
  await open(page, '/?seed=nav');
  const address = page.url();
  await page.getByRole('searchbox', { name: 'Search' }).fill('bitcoin');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(panel.getByRole('link', { name: 'Dashboard' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  for (const entry of ['Transactions', 'Settings']) {
    await expect(panel.getByRole('link', { name: entry })).toHaveAttribute('aria-disabled', 'true');
    await panel.getByRole('link', { name: entry }).click({ force: true });
  }
  await panel.getByRole('link', { name: 'Dashboard' }).click();
  expect(page.url()).toBe(address);
});

test(
  'the run is announced to screen readers at once, then at most every twenty seconds',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?trades=10&seed=say');
    const status = page.getByRole('status');
    await expect(status).toHaveText('');
    await startButton(page).click();
    await expect(status).toHaveText('System is Working');
    const heard = new Set<string>();
    for (let second = 0; second < 90; second += 10) {
      await page.clock.fastForward(10_000);
      heard.add((await status.textContent()) ?? '');
    }
    expect(heard.size).toBeGreaterThanOrEqual(3);
    expect(heard.size).toBeLessThanOrEqual(6);
    expect([...heard].at(-1)).toMatch(/^Trades: \d+\. Total profit: \$[\d,]+\.$/);
  },
);
