import { expectGoldenMain } from './support/golden';
import { boxOf } from './support/layout';
import { expect, test } from './support/test';

test('a run, from its link to another language', async ({ app, page }) => {
  await app.openStopped('/?seed=golden&name=Anna');

  await test.step('the page opens with the values of the link', async () => {
    await expect(page).toHaveTitle(/Simulation/i);
    await expect(page.getByTestId('display-name')).toHaveText('Anna');
    await expectGoldenMain(app, 0);
    await expect(page.getByText('(+15%) increase in today sales')).toBeVisible();
    await expect(page.getByTestId('statistics')).toContainText('will be displayed here soon');
  });

  const uuid = await app.rows.first().locator('code').textContent();
  await test.step('trades arrive, and a selected UUID stays selected', async () => {
    await app.start.click();
    await app.rows.first().locator('code').selectText();
    await page.clock.runFor(5_000);
    await expect(app.count).not.toHaveText('23');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe(uuid);
    await page.clock.runFor(25_000);
    await expectGoldenMain(app, 30_000);
  });

  await test.step('another language shows the same run at the same moment', async () => {
    await app.pause.click();
    const shown = await app.rows.locator('code').allTextContents();
    const total = (await app.profit.getAttribute('value')) ?? '';
    await app.languages.getByText('Deutsch').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await app.isReady();
    await expect(page.getByTestId('display-name')).toHaveText('Anna');
    await expect(app.profit).toHaveAttribute('value', total);
    expect(await app.rows.locator('code').allTextContents()).toEqual(shown);
    await expect(app.pause).toHaveAccessibleName('Fortsetzen');
  });
});

test('a click before the scripts load starts the golden run', async ({ app, page }) => {
  await app.stopTime();
  const release = await app.hold('**/*.js');
  await page.goto('/?seed=golden', { waitUntil: 'commit' });
  await app.start.click();
  await page.clock.runFor(20_000);
  await expect(app.profit).toHaveText('–Not yet known');
  release();
  await app.isReady();
  const now = await page.evaluate(() => performance.now() - (window.startClickedAt ?? 0));
  await page.clock.runFor(30_000 - now);
  await expectGoldenMain(app, 30_000);
  await expect(page.getByTestId('notification-badge')).toHaveText('8');
  await page.clock.fastForward(3_570_000);
  await expectGoldenMain(app, 3_600_000);
});

test('a paused run is rewound by its slider, and links keep the moment', async ({ app, page }) => {
  await app.open('/?seed=golden&trades=12&t=90&paused');
  const slider = page.getByTestId('rewind').getByRole('slider');
  const last = await slider.inputValue();
  const { x, y, width, height } = await boxOf(page.getByTestId('rewind'));
  const chart = await boxOf(page.getByRole('img', { name: /^Total after each of the last/ }));
  // From the dot of the first number to the dot of the last, on the base line.
  expect(x + width).toBeCloseTo(chart.right, 0);
  expect(y + height / 2).toBeCloseTo(chart.bottom, 0);
  const tap = { pointerType: 'touch', clientX: x };
  await page.getByRole('img', { name: /^Total/ }).dispatchEvent('pointerdown', tap);
  await expect(page.getByText('Drag to rewind.')).toHaveCount(0);
  await page.getByTestId('rewind').dispatchEvent('pointerdown', {
    ...{ pointerType: 'touch', button: 0, clientX: x + 10, clientY: y + height / 2 },
  });
  await expect(slider).toHaveValue(last);
  await expect(page.getByText('Drag to rewind.')).toBeVisible();
  await expect(page.getByTestId('rewind')).toHaveCSS('touch-action', 'pan-y');
  await page.mouse.move(x + width, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 100, y + height / 2);
  await expect(slider).toHaveValue('12');
  await page.mouse.move(x + width / 2, y - 100);
  await page.mouse.up();
  const shown = await slider.inputValue();
  expect(Number(shown)).toBeGreaterThan(12);
  expect(Number(shown)).toBeLessThan(Number(last));
  await expect(app.count).toHaveAttribute('value', shown);
  await expect(app.start).toHaveText(`Paused at No.\u00a0${shown}`);
  const profit = await app.profit.getAttribute('value');
  await app.languages.getByRole('link', { name: 'Deutsch' }).click();
  await app.isReady();
  await expect(page).toHaveURL(/paused/);
  await expect(app.start).toHaveAccessibleName('Pausiert');
  await expect(app.count).toHaveAttribute('value', shown);
  await expect(app.profit).toHaveAttribute('value', profit ?? '');
  await expect(slider).toHaveAttribute('max', shown);
});

test('a reload resets the period', async ({ app, page }) => {
  await app.open('/?seed=golden');
  const period = page.getByRole('combobox', { name: 'Period' });
  await period.selectOption({ label: 'Per Month' });
  await page.reload();
  await app.isReady();
  await expect(period).toHaveValue('today');
});
