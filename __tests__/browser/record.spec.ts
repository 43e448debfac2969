import { parse } from 'csv-parse/sync';
import type { Page } from '@playwright/test';
import { brand } from '@/lib/config/brand';
import { limits } from '@/lib/config/limits';
import { messagesOf } from '../messages';
import { savedText } from './support/savedText';
import { expect, open, openStopped, startButton, test } from './support/test';

type Trade = Record<string, string | number | null>;
type Saved = { notice: string; seed: string; name: string; link: string; trades: Trade[] };

const saveAs = async (page: Page, kind: 'CSV' | 'JSON') => {
  await page.getByRole('button', { name: 'Share' }).click();
  const saved = await savedText(page, () =>
    page.getByRole('button', { name: `Save the run as ${kind}` }).click(),
  );
  await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  return saved;
};

const rowsOf = (text: string) =>
  parse(text, { bom: true, relax_column_count: true, skip_empty_lines: false });

/** Simulates sleep, or a tab in the background, which only the wall clock measures. */
const sleep = (page: Page, ms: number) =>
  page.evaluate((away) => {
    const real = Date.now;
    Date.now = () => real() + away;
    document.dispatchEvent(new Event('visibilitychange'));
  }, ms);

const days = 24 * 3_600_000;

test('a run of the main view is saved with all trades, including older ones', async ({ page }) => {
  const name = '=1+1 "x", <b>';
  await openStopped(page, `/?seed=file&trades=7&amount=-50.5&name=${encodeURIComponent(name)}`);
  await startButton(page).click();
  await page.clock.fastForward(120_000);
  await page.getByRole('button', { name: 'Pause updates' }).click();
  const shown = await page
    .getByTestId('trade-row')
    .evaluateAll((rows) =>
      rows.map((row) => [row.getAttribute('data-serial'), row.querySelector('code')?.textContent]),
    );
  const count = Number(await page.getByTestId('trade-count').getAttribute('value'));
  const total = await page.getByTestId('profit').getAttribute('value');

  const json = await saveAs(page, 'JSON');
  expect(json.name).toBe(`${brand.slug}-main-en-file.json`);
  const { trades, ...about } = JSON.parse(json.text) as Saved;
  expect(about).toMatchObject({
    view: 'main',
    language: 'en',
    seed: 'file',
    name,
    amount: -50.5,
    startingTrades: 7,
    country: 'US',
    currency: 'USD',
    running: true,
    t: 120,
    rounds: 0,
    paused: true,
    speed: 1,
  });
  expect(about.notice).toContain('Nothing is traded');
  expect(trades.map(({ serialNumber }) => serialNumber)).toEqual(
    Array.from({ length: count - 2 }, (_, index) => index + 3),
  );
  expect(Number(trades.at(-1)?.total).toFixed(2)).toBe(total);
  expect(
    trades
      .slice(-10)
      .reverse()
      .map(({ serialNumber, uuid }) => [String(serialNumber), uuid]),
  ).toEqual(shown);

  const csv = await saveAs(page, 'CSV');
  const rows = rowsOf(csv.text);
  expect(rows[0]).toEqual(['notice', about.notice]);
  expect(rows).toContainEqual(['name', `'${name}`]);
  expect(rows).toContainEqual(['seed', 'file']);
  expect(rows.slice(-trades.length)).toEqual(
    trades.map((trade) => Object.values(trade).map((cell) => (cell === null ? '' : String(cell)))),
  );

  await page.goto(about.link);
  await expect(page.getByTestId('display-name')).toHaveText(name);
  // The moment that the file ends with.
  await expect(page.getByTestId('profit')).toHaveAttribute('value', total ?? '');
});

test(
  'a run of the alternate view is saved with all trades, including open ones',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/de/v?seed=file&amount=0&trades=181&currency=EUR');
    for (const ms of [26_000, 16_000]) {
      await startButton(page).click();
      await page.clock.fastForward(ms);
    }
    await expect(page.getByTestId('analysis-overlay')).toHaveCount(0);
    const shown = await page
      .getByTestId('trade-row')
      .evaluateAll((rows) =>
        rows.map((row) => [
          Number(row.getAttribute('data-number')),
          row.getAttribute('data-status'),
        ]),
      );
    await page.getByRole('button', { name: 'Teilen' }).click();
    const { name, text } = await savedText(page, () =>
      page.getByRole('button', { name: messagesOf('de').share.runJson }).click(),
    );
    expect(name).toBe(`${brand.slug}-alternate-de-file.json`);
    const { notice, trades } = JSON.parse(text) as Saved;
    expect(notice).toContain('Simulation');
    expect(trades.map(({ number, status }) => [number, status])).toEqual(shown.reverse());
    expect(trades.at(-1)).toMatchObject({ number: 185, status: 'new', sell: null });
  },
);

test('a run of two days is saved completely', { tag: '@full' }, async ({ page }) => {
  await open(page, '/?seed=days&trades=0&running');
  await sleep(page, 2 * days);
  await expect(page.getByTestId('trade-count')).toHaveText(/^[\d,]{5,}$/);
  const { text } = await saveAs(page, 'CSV');
  const serials = rowsOf(text)
    .map(([first]) => Number(first))
    .filter((first) => first > 0);
  expect(serials.length).toBeGreaterThan((2 * days) / limits.tradeInterval.max);
  expect(serials.every((serial, index) => serial === index + 1)).toBe(true);
});

test('saving a long run shows its progress, and can be cancelled', async ({ page }) => {
  await open(page, '/?seed=month&trades=0&running');
  await sleep(page, 60 * days);
  await expect(page.getByTestId('trade-count')).toHaveText(/^[\d,]{7,}$/);
  await page.getByRole('button', { name: 'Share' }).click();
  const save = page.getByRole('button', { name: 'Save the run as CSV' });
  await save.click();
  await expect(save).toHaveAttribute('aria-disabled', 'true');
  const meter = page.getByRole('progressbar', { name: 'Writing the file…' });
  await expect.poll(() => meter.getAttribute('value').then(Number)).toBeGreaterThan(1_000);
  expect(Number(await meter.getAttribute('max'))).toBeGreaterThan(
    (60 * days) / limits.tradeInterval.max,
  );
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: messagesOf('en').share.cancelled }),
  ).toBeVisible();
  await expect(meter).toHaveCount(0);
  await expect(save).toBeFocused();
  await expect(save).toHaveAttribute('aria-disabled', 'false');
});

test(
  'a run with decimal commas is saved as spreadsheets of its country read it',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?seed=comma&trades=2&amount=1234.5&country=DE&currency=EUR');
    const { text } = await saveAs(page, 'CSV');
    const rows: string[][] = parse(text, { bom: true, delimiter: ';', relax_column_count: true });
    expect(rows).toContainEqual(['amount', '1234,5']);
    const start = rows.findIndex(([first]) => first === 'serialNumber');
    expect(rows.slice(start + 1)).toHaveLength(2);
    const profit = rows[start]?.indexOf('profit') ?? NaN;
    for (const row of rows.slice(start + 1)) expect(row[profit]).toMatch(/^\d+(,\d\d?)?$/);
  },
);
