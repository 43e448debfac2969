import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { expectGoldenMain } from './support/golden';
import {
  expect,
  holdBack,
  isReady,
  isReadyInSteps,
  open,
  openStopped,
  pauseButton,
  profit,
  rows,
  startButton,
  stopTime,
  test,
  tradeCount,
} from './support/test';

const settings = { seed: 'journey', amount: 5_000_00, trades: 7, rounds: 0 };
const query = '?seed=journey&amount=5000&trades=7&name=Anna';

/** When the first trades of that run arrive, in milliseconds after Start. */
const arrivals = (count: number) => {
  let state = mainSimulation.start(mainSimulation.initial(settings), 0);
  return Array.from({ length: count }, () => {
    const at = mainSimulation.dueAt(state) ?? 0;
    state = mainSimulation.advance(state, at);
    return Math.ceil(at);
  });
};

test('a run from the link to Start, trades, Pause, Resume and another language', async ({
  page,
}) => {
  const [first = 0, second = 0] = arrivals(2);
  const popUp = page.getByTestId('last-profit');
  await openStopped(page, `/${query}`);

  await test.step('the page opens with the values of the link', async () => {
    await expect(page).toHaveTitle(/Simulation/i);
    await expect(page.getByTestId('display-name')).toHaveText('Anna');
    await expect(profit(page)).toHaveAttribute('value', '5000.00');
    await expect(profit(page)).toContainText('$5,000');
    await expect(tradeCount(page)).toHaveText('7');
    const serials = rows(page).evaluateAll((all) => all.map((row) => Number(row.dataset.serial)));
    expect(await serials).toEqual([7, 6, 5, 4, 3]);
    await expect(page.getByText('(+15%) increase in today sales')).toBeVisible();
    await expect(page.getByTestId('statistics')).toContainText('will be displayed here soon');
    await expect(pauseButton(page)).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('Start keeps the focus, and becomes the state of the system', async () => {
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(startButton(page)).toHaveText('System is Working');
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(startButton(page)).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('a trade arrives, and pops up for 1.5 seconds of simulated time', async () => {
    await page.clock.runFor(first - 1);
    await expect(tradeCount(page)).toHaveText('7');
    await page.clock.runFor(1);
    await expect(tradeCount(page)).toHaveText('8');
    await expect(popUp).toHaveText(/^\+\$\d+\.\d\d$/);
    await page.clock.runFor(1_000);
    await pauseButton(page).click();
    await expect(pauseButton(page)).toHaveAccessibleName('Resume updates');
    await page.clock.runFor(60_000);
    await expect(popUp).toBeVisible();
    await expect(tradeCount(page)).toHaveText('8');
    await pauseButton(page).click();
    await expect(pauseButton(page)).toHaveAccessibleName('Pause updates');
    await page.clock.runFor(499);
    await expect(popUp).toBeVisible();
    await page.clock.runFor(1);
    await expect(popUp).toHaveCount(0);
  });

  await test.step('after a pause, the next trade comes when it would have come', async () => {
    await page.clock.runFor(second - first - 1_501);
    await expect(tradeCount(page)).toHaveText('8');
    await page.clock.runFor(1);
    await expect(tradeCount(page)).toHaveText('9');
  });

  await test.step('a selected UUID stays selected, and the total is the sum of all', async () => {
    const uuid = await rows(page).first().locator('code').textContent();
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    await rows(page)
      .first()
      .locator('code')
      .evaluate((code) => getSelection()?.selectAllChildren(code));
    await page.clock.runFor(8_000);
    const gains = () =>
      rows(page)
        .filter({ has: page.locator('.profit') })
        .evaluateAll((all) =>
          all
            .filter((row) => Number(row.dataset.serial) > 7)
            .map((row) => Number(/\+\$([\d.]+)/.exec(row.textContent)?.[1]) * 100),
        );
    await expect.poll(async () => (await gains()).length).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(() => `${getSelection()}`)).toBe(uuid);
    const sum = (await gains()).reduce((total, gain) => total + Math.round(gain), 0);
    await expect(profit(page)).toHaveAttribute('value', (5_000 + sum / 100).toFixed(2));
  });

  await test.step('a minute later, ten rows are listed, the newest first', async () => {
    await page.clock.runFor(60_000);
    const count = Number(await tradeCount(page).getAttribute('value'));
    expect(count).toBeGreaterThanOrEqual(7 + 72 / 4);
    await expect(rows(page).first()).toHaveAttribute('data-serial', String(count));
    const serials = rows(page).evaluateAll((all) => all.map((row) => Number(row.dataset.serial)));
    expect(await serials).toEqual(Array.from({ length: 10 }, (_, index) => count - index));
  });

  await test.step('another language shows the same run at the same moment', async () => {
    await pauseButton(page).click();
    const before = [await profit(page), await tradeCount(page)].map((each) =>
      each.getAttribute('value'),
    );
    const uuids = rows(page).locator('code').allTextContents();
    const shown = [...(await Promise.all(before)), ...(await uuids)];
    await page.getByTestId('language-menu').getByText('Deutsch').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await isReadyInSteps(page);
    await expect(page.getByTestId('display-name')).toHaveText('Anna');
    const after = [profit(page), tradeCount(page)].map((each) => each.getAttribute('value'));
    const uuidsAfter = rows(page).locator('code').allTextContents();
    expect([...(await Promise.all(after)), ...(await uuidsAfter)]).toEqual(shown);
    await expect(pauseButton(page)).toHaveAccessibleName(/fortsetzen/);
  });
});

test('the golden run has not changed in the browser, and counts a click before the scripts', async ({
  page,
}) => {
  await stopTime(page);
  const release = await holdBack(page, '**/*.js');
  await page.goto('/?seed=golden', { waitUntil: 'commit' });
  await startButton(page).click();
  await page.clock.runFor(20_000);
  await expect(profit(page)).toHaveText('–Not yet known');
  release();
  await isReadyInSteps(page);
  const now = await page.evaluate(() => performance.now() - (window.startClickedAt ?? 0));
  await page.clock.runFor(30_000 - now);
  await expectGoldenMain(page, 30_000);
  await expect(page.getByTestId('notification-badge')).toHaveText('8');
  await page.clock.fastForward(3_570_000);
  await expectGoldenMain(page, 3_600_000);
});

test('the link opens a run that starts by itself, or at a moment, or paused there', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/?seed=golden');
  await expectGoldenMain(page, 0);
  await open(page, '/?seed=golden&running');
  await expect(startButton(page)).toHaveText('System is Working');
  await page.clock.runFor(5_000);
  await expect.poll(() => tradeCount(page).getAttribute('value')).not.toBe('23');
  await open(page, '/?seed=golden&t=30&paused');
  await page.clock.runFor(60_000);
  await expectGoldenMain(page, 30_000);
  await expect(pauseButton(page)).toHaveAccessibleName('Resume updates');
  await pauseButton(page).click();
  await page.clock.runFor(5_000);
  await expect.poll(() => tradeCount(page).getAttribute('value')).not.toBe('33');
});

test('the charts say their values in words, on hover and in a table', async ({ page }) => {
  await open(page, '/?seed=golden&t=30&paused');
  const sales = page.getByTestId('daily-sales');
  const campaign = page.getByTestId('last-campaign');
  await expect(sales.getByRole('img', { name: /^Profits of the last 10 trades/ })).toBeVisible();
  const totals = campaign.getByRole('img', { name: /^Total after each of the last/ });
  await totals.hover();
  await expect(campaign).toContainText(/No\.\s\d+ · \$9,\d{3}/);
  await page.mouse.move(0, 0);
  await expect(campaign).not.toContainText('No.');
  await sales.getByRole('button', { name: 'Table, Daily Sales' }).click();
  const table = sales.getByRole('table', { name: 'Daily Sales' });
  await expect(table.getByRole('row')).toHaveCount(11);
  await expect(table.getByRole('row').nth(1)).toContainText('33+$8.35');
  await sales.getByRole('button', { name: 'Table, Daily Sales' }).click();
  await expect(table).toHaveCount(0);
});

test('the period changes its label only, and agrees with it after a reload and after Back', async ({
  page,
}) => {
  await open(page, '/?seed=golden');
  const period = page.getByRole('combobox', { name: 'Period' });
  const label = page.getByTestId('profit-label');
  await period.selectOption({ label: 'Per Month' });
  await expect(label).toHaveText('Profit · Per Month');
  await expect(profit(page)).toHaveAttribute('value', '9164.33');
  const agree = async () => {
    await isReady(page);
    const chosen = await period.evaluate((select: HTMLSelectElement) => select.value);
    await expect(label).toHaveText(`Profit · ${chosen === 'perMonth' ? 'Per Month' : 'Today'}`);
  };
  await page.reload();
  await agree();
  await period.selectOption({ label: 'Per Month' });
  await page.goto('/v');
  await page.goBack();
  await agree();
});

test('screen readers hear of the progress every twenty seconds at most, and not while paused', async ({
  page,
}) => {
  await openStopped(page, '/?seed=golden');
  await page
    .getByRole('main')
    .getByRole('status')
    .evaluate((status) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const observer = new MutationObserver(() => heard.push(status.textContent));
      observer.observe(status, { childList: true, characterData: true, subtree: true });
    });
  await startButton(page).click();
  for (let seconds = 0; seconds < 60; seconds += 2) {
    await page.clock.runFor(2_000);
  }
  const heard = () => page.evaluate<string[]>('heard');
  await expect.poll(async () => (await heard()).at(-1)).toMatch(/^Trades: \d+\. Total profit: \$/);
  const said = await heard();
  expect(said[0]).toBe('System is Working');
  expect(said.length).toBeLessThanOrEqual(4);
  await pauseButton(page).click();
  await page.clock.runFor(60_000);
  expect(await heard()).toEqual(said);
});
