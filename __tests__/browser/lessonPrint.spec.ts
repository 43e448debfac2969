import type { Page } from '@playwright/test';
import { lessonSteps } from '@/lib/config/limits';
import { locales } from '@/lib/i18n/locales';
import { views } from '@/lib/config/views';
import { worksheetOf } from '@/lib/lesson/worksheet';
import { viewPath } from '@/lib/i18n/viewPath';
import { isPainted } from './support/isPainted';
import { expect, openStopped, sampled, test } from './support/test';

const query = '?seed=class-1&amount=5000&trades=20&t=600&rounds=20&paused';

/** Presses a button of the last step, which would print: 0 the steps, 1 and 2 the worksheets, 3 the answers. */
const choices = '[data-testid=lesson-step] [role=group] button';

// In Firefox, an emulated medium does not say that the page is being printed.
test('in print, the page is followed by all steps', { tag: '@chromium' }, async ({ page }) => {
  for (const view of views) {
    await openStopped(page, `${viewPath(view, 'en')}${query}&lesson=2`);
    await expect(page.locator('[data-sheet]')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const sheet = page.locator('[data-sheet]');
    await expect(sheet.getByRole('heading', { level: 3 })).toHaveCount(lessonSteps);
    await expect(sheet).toBeVisible();
    await expect(page.getByTestId('lesson')).toBeHidden();
    await expect(page.getByTestId('profit')).toBeVisible();
    await expect(page.getByTestId('printed-source')).toContainText('class-1');
    expect(await isPainted(page)).toBe(true);
    for (const id of ['fee', 'fee-result', 'lesson-step']) {
      await expect(page.getByTestId(id)).toHaveCount(id === 'lesson-step' ? 1 : 0);
    }
    await page.emulateMedia({ media: 'screen' });
    await expect(sheet).toHaveCount(0);
  }
});

/** Of those with the longest words. */
const longWorded = locales.filter((locale) => locale === 'de');

for (const locale of sampled(locales, longWorded)) {
  test(
    `the worksheets in ${locale} are one sheet each, the answers two`,
    { tag: '@chromium' },
    async ({ page }) => {
      await page.addInitScript(() => {
        Object.assign(window, { print: () => {} });
      });
      await openStopped(page, `${viewPath('main', locale)}${query}&lesson=8`);
      for (const [choice, sheets] of [
        [1, 1],
        [2, 1],
        [3, 2],
      ] as const) {
        for (const format of sampled(['A4', 'Letter'], ['Letter'])) {
          await page.locator(choices).nth(choice).click();
          const pdf = (await page.pdf({ format })).toString('latin1');
          expect(pdf.match(/\/Type \/Page\b/g), `${choice} ${format}`).toHaveLength(sheets);
        }
      }
    },
  );
}

test(
  'a worksheet replaces the page, and the answers are those of its trades',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const printed: string[] = [];
      Object.assign(window, { printed, print: () => printed.push('') });
    });
    await openStopped(page, `/en${query}&lesson=8`);
    const sheet = page.locator('[data-sheet]');
    const money = (hundredths: number) =>
      (hundredths / 100).toLocaleString('en', { minimumFractionDigits: 2 });
    await page.getByRole('button', { name: 'Worksheet 1' }).click();
    expect(await page.evaluate('printed.length')).toBe(1);
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
    await page.getByRole('button', { name: 'Answers' }).click();
    await page.emulateMedia({ media: 'print' });
    await expect(sheet).toContainText('0 of 10.');
    await expect(sheet).toContainText(`Smallest ($${money(main.smallest.buy)})`);
    const left = `${main.gainAfterFee < 0 ? '\u2212' : ''}$${money(Math.abs(main.gainAfterFee))}`;
    await expect(sheet).toContainText(
      `Gain before fees: $${money(main.gain)}. After fees: ${left}.`,
    );
    await expect(sheet).toContainText(
      `${main.elapsed / 1_000}\u00a0s. At that pace: ${main.tradesPerHour.toLocaleString('en')} trades`,
    );
    const alternate = worksheetOf('alternate', { seed: 'class-1', amount: 5_000_00, trades: 20 });
    for (const { serialNumber, currencySell } of alternate.stable) {
      await expect(sheet).toContainText(`${serialNumber} (${currencySell.code})`);
    }
    await expect(sheet).toContainText(`$${money(alternate.tenth)}. Do not pay.`);
  },
);

test(
  'a sheet is printed once, and then the steps again',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.assign(window, { print: () => {} });
    });
    const pages = async () => {
      const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
      return pdf.match(/\/Type \/Page\b/g)?.length;
    };
    await openStopped(page, `/en${query}&lesson=8`);
    await expect(page.getByTestId('lesson-step')).toBeVisible();
    const steps = await pages();
    expect(steps).toBeGreaterThan(2);
    await page.locator(choices).nth(3).click();
    await page.getByRole('button', { name: 'Back' }).click();
    expect(await pages()).toBe(2);
    expect(await pages()).toBe(steps);
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
    await page.addInitScript(() => {
      Object.assign(window, { print: () => {} });
    });
    const german = '/de?running&country=DE&currency=EUR&trades=0&amount=-5000&lesson=8';
    const ofRuns = [
      ['class-1', '/?trades=20&amount=5000&t=90&paused&speed=10&lesson=8'],
      ['a', '/v?t=17&running&rounds=3&lesson=8'],
      ['lesson-1', german],
    ] as const;
    for (const [seed, address] of sampled(ofRuns, [['lesson-1', german]])) {
      await openStopped(page, `${address}&seed=${seed}`);
      const tables = [];
      for (const choice of [1, 2, 3]) {
        await page.emulateMedia({ media: 'screen' });
        await page.locator(choices).nth(choice).click();
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
