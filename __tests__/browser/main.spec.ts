import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { expectGoldenMain } from './support/golden';
import { expect, test } from './support/test';

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

test('a run, from its link to another language', async ({ app, page }) => {
  const [first = 0, second = 0] = arrivals(2);
  const popUp = page.getByTestId('last-profit');
  await app.openStopped(`/${query}`);

  await test.step('the page opens with the values of the link', async () => {
    await expect(page).toHaveTitle(/Simulation/i);
    await expect(page.getByTestId('display-name')).toHaveText('Anna');
    await expect(app.profit).toHaveAttribute('value', '5000.00');
    await expect(app.profit).toContainText('$5,000');
    await expect(app.count).toHaveText('7');
    expect(await app.numbers()).toEqual([7, 6, 5, 4, 3]);
    await expect(page.getByText('(+15%) increase in today sales')).toBeVisible();
    await expect(page.getByTestId('statistics')).toContainText('will be displayed here soon');
    await expect(app.pause).toHaveAttribute('aria-disabled', 'true');
  });

  await test.step('Start keeps the focus, and becomes the state of the system', async () => {
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(app.start).toHaveText('System is Working');
    await expect(app.start).toHaveAttribute('aria-disabled', 'true');
    await expect(app.start).toBeFocused();
    await page.keyboard.press('Enter');
  });

  await test.step('a trade arrives, and pops up for 1.5 seconds of simulated time', async () => {
    await page.clock.runFor(first - 1);
    await expect(app.count).toHaveText('7');
    await page.clock.runFor(1);
    await expect(app.count).toHaveText('8');
    await expect(popUp).toHaveText(/^\+\$\d+\.\d\d$/);
    await page.clock.runFor(1_000);
    await app.pause.click();
    await expect(app.pause).toHaveAccessibleName('Resume updates');
    await page.clock.runFor(60_000);
    await expect(popUp).toBeVisible();
    await expect(app.count).toHaveText('8');
    await app.pause.click();
    await expect(app.pause).toHaveAccessibleName('Pause updates');
    await page.clock.runFor(499);
    await expect(popUp).toBeVisible();
    await page.clock.runFor(1);
    await expect(popUp).toHaveCount(0);
  });

  await test.step('after a pause, the next trade comes when it would have come', async () => {
    await page.clock.runFor(second - first - 1_501);
    await expect(app.count).toHaveText('8');
    await page.clock.runFor(1);
    await expect(app.count).toHaveText('9');
  });

  await test.step('a selected UUID stays selected, and the total is the sum of all', async () => {
    const uuid = await app.rows.first().locator('code').textContent();
    expect(uuid).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    await app.rows.first().locator('code').selectText();
    await page.clock.runFor(8_000);
    const gains = () =>
      app.rows
        .filter({ has: page.locator('.profit') })
        .evaluateAll((all) =>
          all
            .filter((row) => Number(row.dataset.serial) > 7)
            .map((row) => Number(/\+\$([\d.]+)/.exec(row.textContent)?.[1]) * 100),
        );
    await expect.poll(async () => (await gains()).length).toBeGreaterThanOrEqual(4);
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(uuid);
    const sum = (await gains()).reduce((total, gain) => total + Math.round(gain), 0);
    await expect(app.profit).toHaveAttribute('value', (5_000 + sum / 100).toFixed(2));
  });

  await test.step('a minute later, ten rows are listed, the newest first', async () => {
    await page.clock.runFor(60_000);
    const count = Number(await app.count.getAttribute('value'));
    expect(count).toBeGreaterThanOrEqual(7 + 72 / 4);
    await expect(app.rows.first()).toHaveAttribute('data-serial', String(count));
    expect(await app.numbers()).toEqual(Array.from({ length: 10 }, (_, index) => count - index));
  });

  await test.step('another language shows the same run at the same moment', async () => {
    await app.pause.click();
    const shown = await app.rows.locator('code').allTextContents();
    const total = (await app.profit.getAttribute('value')) ?? '';
    await app.languages.getByText('Deutsch').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await app.isReadyInSteps();
    await expect(page.getByTestId('display-name')).toHaveText('Anna');
    await expect(app.profit).toHaveAttribute('value', total);
    expect(await app.rows.locator('code').allTextContents()).toEqual(shown);
    await expect(app.pause).toHaveAccessibleName(/fortsetzen/);
  });
});

test('a click before the scripts starts the golden run', async ({ app, page }) => {
  await app.stopTime();
  const release = await app.holdScripts();
  await page.goto('/?seed=golden', { waitUntil: 'commit' });
  await app.start.click();
  await page.clock.runFor(20_000);
  await expect(app.profit).toHaveText('–Not yet known');
  release();
  await app.isReadyInSteps();
  const now = await page.evaluate(() => performance.now() - (window.startClickedAt ?? 0));
  await page.clock.runFor(30_000 - now);
  await expectGoldenMain(app, 30_000);
  await expect(page.getByTestId('notification-badge')).toHaveText('8');
  await page.clock.fastForward(3_570_000);
  await expectGoldenMain(app, 3_600_000);
});

test('a link starts a run, or opens it at a moment', async ({ app, page }) => {
  await page.clock.install();
  await app.open('/?seed=golden');
  await expectGoldenMain(app, 0);
  await app.open('/?seed=golden&running');
  await expect(app.start).toHaveText('System is Working');
  await page.clock.runFor(5_000);
  await expect.poll(() => app.count.getAttribute('value')).not.toBe('23');
  await app.open('/?seed=golden&t=30&paused');
  await page.clock.runFor(60_000);
  await expectGoldenMain(app, 30_000);
  await expect(app.pause).toHaveAccessibleName('Resume updates');
  await app.pause.click();
  await page.clock.runFor(5_000);
  await expect.poll(() => app.count.getAttribute('value')).not.toBe('33');
});

test('charts say their values in words, on hover, in a table', async ({ app, page }) => {
  await app.open('/?seed=golden&t=30&paused');
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
});

test('the period and its label agree, after Back too', async ({ app, page }) => {
  await app.open('/?seed=golden');
  const period = page.getByRole('combobox', { name: 'Period' });
  const label = page.getByTestId('profit-label');
  await period.selectOption({ label: 'Per Month' });
  await expect(label).toHaveText('Profit · Per Month');
  await expect(app.profit).toHaveAttribute('value', '9164.33');
  const agree = async () => {
    await app.isReady();
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
