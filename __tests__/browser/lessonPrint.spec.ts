import type { Page } from '@playwright/test';
import { lessonSteps } from '@/lib/config/limits';
import { reportSites, siteUses, spokenAddress } from '@/lib/config/reportSites';
import { locales } from '@/lib/i18n/locales';
import { views } from '@/lib/config/views';
import { worksheetOf } from '@/lib/lesson/worksheet';
import { viewPath } from '@/lib/i18n/viewPath';
import type { Printed } from '@/components/lesson/PrintButtons';
import { isPainted } from './support/isPainted';
import { shareButton } from './support/states';
import { expect, openStopped, sampled, test } from './support/test';

const query = '?seed=class-1&amount=5000&trades=20&t=600&rounds=20&paused';

/** The buttons of the last step print, each with what it prints as its value. */
const buttonFor = (page: Page, what: Printed) =>
  page.locator(`[data-testid=lesson-step] button[value=${what}]`);

/** Opens the part of the last step that is for a class. */
const openClass = (page: Page) =>
  page.locator('details:has(button[value=guide]) > summary').click();

const sheets = (page: Page) => page.locator('[data-sheet]');

/** Counts what is sent to the printer. */
const withoutPrinter = (page: Page) =>
  page.addInitScript(() => {
    const counted = window as unknown as { prints: number };
    counted.prints = 0;
    window.print = () => (counted.prints += 1);
  });

const prints = (page: Page) =>
  page.evaluate(() => (window as unknown as { prints: number }).prints);

/** Presses a button, and waits until what it prints has been loaded and is on its way to the printer. */
const send = async (page: Page, what: Printed) => {
  const before = await prints(page);
  await buttonFor(page, what).click();
  await expect.poll(() => prints(page)).toBe(before + 1);
};

const pagesOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type \/Page\b/g)?.length;

// In Firefox, an emulated medium does not say that the page is being printed.
test('in print, the page is followed by all steps', { tag: '@chromium' }, async ({ page }) => {
  for (const view of sampled(views, ['alternate'])) {
    await openStopped(page, `${viewPath(view, 'en')}${query}&lesson=2`);
    await expect(page.locator('[data-sheet]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-sheet]');
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(lessonSteps);
    await expect(sheet).toBeVisible();
    // Before the sheet is turned over.
    await expect(page.getByText('What would you check here?')).toBeVisible();
    await expect(page.getByText('What would you check here?')).toHaveCount(1);
    await expect(page.getByTestId('lesson')).toBeHidden();
    await expect(page.getByTestId('profit')).toBeVisible();
    await expect(page.getByTestId('printed-source')).toContainText('class-1');
    expect(await isPainted(page)).toBe(true);
    for (const id of ['fee', 'fee-result', 'lesson-step']) {
      await expect(page.getByTestId(id)).toHaveCount(id === 'lesson-step' ? 1 : 0);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
    await page.emulateMedia({ media: null });
    // The page with the question, and both sides of one more sheet.
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(3);
  }
});

/** Of those with the longest words. */
const longWorded = locales.filter((locale) => locale === 'de');

for (const locale of sampled(locales, longWorded)) {
  test(
    `guide, cards and worksheets in ${locale} are one sheet each, the answers two`,
    { tag: '@chromium' },
    async ({ page }) => {
      await withoutPrinter(page);
      await openStopped(page, `${viewPath('main', locale)}${query}&lesson=8`);
      await openClass(page);
      for (const [what, count] of [
        ['guide', 1],
        ['cards', 1],
        ['pay', 1],
        ['main', 1],
        ['alternate', 1],
        ['answers', 2],
      ] as const) {
        for (const format of sampled(['A4', 'Letter'], ['Letter'])) {
          await send(page, what);
          expect(pagesOf(await page.pdf({ format })), `${what} ${format}`).toBe(count);
        }
      }
    },
  );
}

test(
  'a worksheet replaces the page, and the answers are those of its trades',
  { tag: '@chromium' },
  async ({ page }) => {
    await withoutPrinter(page);
    await openStopped(page, `/en${query}&lesson=8`);
    const sheet = sheets(page);
    const money = (hundredths: number) =>
      (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    await openClass(page);
    await page.getByRole('button', { name: 'Worksheet 1' }).click();
    await expect.poll(() => prints(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    const main = worksheetOf('main', { seed: 'class-1', amount: 5_000_00, trades: 20 });
    await expect(sheet.getByRole('row')).toHaveCount(12);
    await expect(sheet.getByRole('row').nth(1)).toContainText(
      `$${money(main.trades[0]?.buy ?? 0)}`,
    );
    await expect(sheet.getByRole('row').last()).toContainText(`+$${money(main.gain)}`);
    await expect(page.getByTestId('profit')).toBeHidden();
    expect(await isPainted(page)).toBe(true);

    await page.emulateMedia({ media: 'screen' });
    await send(page, 'answers');
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toContainText('0 of 10.');
    await expect(sheet).toContainText(`Smallest ($${money(main.smallest.buy)})`);
    const alternate = worksheetOf('alternate', { seed: 'class-1', amount: 5_000_00, trades: 20 });
    for (const { serialNumber, currencySell } of alternate.stable) {
      await expect(sheet).toContainText(`${serialNumber} (${currencySell.code})`);
    }
    await expect(sheet).toContainText(`$${money(main.tenth)}. Do not pay.`);
    const left = `${alternate.gainAfterFee < 0 ? '\u2212' : ''}$${money(Math.abs(alternate.gainAfterFee))}`;
    await expect(sheet).toContainText(
      `Profit before fees: $${money(alternate.gain)}. After fees: ${left}.`,
    );
  },
);

test(
  'a sheet is printed once, and then the steps again',
  { tag: '@chromium' },
  async ({ page }) => {
    await withoutPrinter(page);
    const pages = async () => pagesOf(await page.pdf({ format: 'A4' }));
    await openStopped(page, `/en${query}&lesson=8`);
    await expect(page.getByTestId('lesson-step')).toBeVisible();
    const steps = await pages();
    expect(steps).toBeGreaterThan(2);
    await openClass(page);
    await send(page, 'answers');
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await pages()).toBe(2);
    expect(await pages()).toBe(steps);
  },
);

test(
  'a sheet of the link builder is printed without the steps of an open lesson',
  { tag: '@chromium' },
  async ({ page }) => {
    await withoutPrinter(page);
    await openStopped(page, `/en${query}&lesson=2`);
    await expect(page.getByTestId('lesson-step')).toBeFocused();
    await shareButton(page).click();
    await page.getByRole('button', { name: 'Print them on one sheet' }).click();
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(1);
  },
);

/** Each printed table: its link, and the cells of its trades, oldest first. */
const printedTables = (page: Page) =>
  page.locator('[data-sheet]').evaluate((sheet) =>
    [...sheet.querySelectorAll('table')].map((table) => ({
      link: table.parentElement?.nextElementSibling?.querySelector('bdi:last-child')?.textContent,
      rows: [...table.querySelectorAll('tbody tr:not([aria-hidden])')]
        .slice(0, -1)
        .map((row) => [...row.children].map((cell) => cell.textContent)),
    })),
  );

test(
  'each printed link opens a page with exactly the printed trades',
  { tag: '@chromium' },
  async ({ page }) => {
    await withoutPrinter(page);
    // With a value that its view ignores.
    const german = '/de?running&country=DE&currency=EUR&trades=0&amount=-5000&rounds=3&lesson=8';
    const ofRuns = [
      ['class-1', '/?trades=20&amount=5000&t=90&paused&speed=10&lesson=8'],
      ['a', '/v?t=17&running&rounds=3&lesson=8'],
      ['lesson-1', german],
    ] as const;
    for (const [seed, address] of sampled(ofRuns, [['lesson-1', german]])) {
      await openStopped(page, `${address}&seed=${seed}`);
      await openClass(page);
      const tables = [];
      for (const what of ['main', 'alternate', 'answers'] as const) {
        await page.emulateMedia({ media: 'screen' });
        await send(page, what);
        await page.emulateMedia({ media: 'print' });
        tables.push(...(await printedTables(page)));
      }
      await page.emulateMedia({ media: 'screen' });
      const sheets = tables.slice(0, 2);
      // The answers are those to the two sheets.
      expect(tables.slice(2)).toEqual(sheets);
      for (const { link, rows } of sheets) {
        const { pathname, search } = new URL(link ?? '');
        await openStopped(page, pathname + search);
        await expect(page.getByTestId('link-notice')).toHaveCount(0);
        await expect(page.getByTestId('lesson')).toHaveCount(0);
        const isAlternate = /\/v$/.test(pathname);
        const listed = await page.getByTestId('trade-row').evaluateAll((all) =>
          all.reverse().map((row) => ({
            number: row.getAttribute('data-serial') ?? row.getAttribute('data-number'),
            text: row.textContent,
          })),
        );
        expect(listed.map(({ number }) => number)).toEqual(rows.map(([number]) => number));
        for (const [index, [, , buy = '', sell = '', gain = '']] of rows.entries()) {
          // The main view does not list what was bought and sold for.
          const figures = isAlternate ? [buy, sell, gain] : [gain];
          for (const figure of figures) expect(listed[index]?.text).toContain(figure);
        }
      }
    }
  },
);

test(
  'a class gets a run for each pupil, and one key for all of them',
  { tag: '@chromium' },
  async ({ page }) => {
    await withoutPrinter(page);
    await openStopped(page, `/en${query}&lesson=8`);
    await openClass(page);
    const step = page.getByTestId('lesson-step');
    const pupils = step.getByRole('spinbutton', { name: 'Number of pupils' });
    await expect(step).toContainText('The worksheets are about the run of this page.');
    await pupils.fill('0');
    await expect(step.getByRole('alert')).toHaveText('A whole number from 1 to 40.');
    await pupils.fill('25');
    await expect(step).toContainText('Each pupil gets a worksheet about a run of their own');
    // A seed is a text of the link.
    await expect(step).not.toContainText('class-');

    await send(page, 'alternate');
    expect(pagesOf(await page.pdf({ format: 'A4' }))).toBe(25);
    await send(page, 'alternate');
    await page.emulateMedia({ media: 'print' });
    await expect(sheets(page)).toHaveCount(25);
    await expect(sheets(page).last()).toContainText('seed=class-25');

    await page.emulateMedia({ media: 'screen' });
    await send(page, 'answers');
    await page.emulateMedia({ media: 'print' });
    const check = 'Who is licensed? www.fca.org.uk/consumers/fca-firm-checker';
    await expect(sheets(page).getByText(check, { exact: true })).toBeVisible();
    const row = (table: number, seed: string) =>
      sheets(page)
        .getByRole('table')
        .nth(table)
        .getByRole('row')
        .filter({ has: page.getByText(seed, { exact: true }) });
    for (const seed of ['class-1', 'class-13', 'class-25']) {
      const settings = { seed, amount: 5_000_00, trades: 20 };
      const { tenth } = worksheetOf('main', settings);
      await expect(row(2, seed)).toContainText(`$${(tenth / 100).toFixed(2)}`);
      const { gain, stable, successRate } = worksheetOf('alternate', settings);
      await expect(row(3, seed)).toContainText(`+$${(gain / 100).toFixed(2)}`);
      const listed = stable.map(({ serialNumber }) => serialNumber).join(', ') || '–';
      await expect(row(3, seed)).toContainText(`${(successRate / 10).toFixed(1)}%`);
      await expect(row(3, seed)).toContainText(listed);
      const words = (table: number) => row(table, seed).getByText('simulated', { exact: true });
      await expect(words(2)).toHaveCount(1);
      await expect(words(3)).toHaveCount(2);
    }
  },
);

test(
  'the steps in large type have every address in full',
  { tag: ['@chromium', '@full'] },
  async ({ page }) => {
    await withoutPrinter(page);
    await openStopped(page, `/en${query}&lesson=8`);
    await openClass(page);
    await send(page, 'large');
    await page.emulateMedia({ media: 'print' });
    await expect(sheets(page).getByRole('heading', { level: 3 })).toHaveCount(lessonSteps);
    await expect(sheets(page)).toHaveCSS('font-size', /^21\.33/);
    await expect(page.locator('[data-notice]')).toHaveCSS('font-size', /^21\.33/);
    for (const { sites } of reportSites.en) {
      for (const site of sites) {
        for (const url of siteUses.map((use) => site[use])) {
          if (url) await expect(sheets(page)).toContainText(spokenAddress(url));
        }
      }
    }
    await expect(page.getByTestId('profit')).toBeHidden();
  },
);
