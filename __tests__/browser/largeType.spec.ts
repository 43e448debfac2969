import { locales } from '@/lib/i18n/locales';
import type { Locator, Page } from '@playwright/test';
import { boxesOf, boxOf, resize } from './support/layout';
import { settled } from './support/settled';
import { expect, test } from './support/test';

/** Makes all type twice as large, as browsers can. */
const enlargeType = (page: Page) =>
  page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));

/** Each visible text in each element: its place, and whether a card, button or the page cuts it. */
const textsIn = (elements: Locator) =>
  elements.evaluateAll((all) => {
    /** Whether only screen readers read an element. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    const textsOf = (element: Element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      return texts.filter(
        ({ data, parentElement: parent }) =>
          data.trim() !== '' && parent?.checkVisibility() && !isClipped(parent),
      );
    };
    return all.map((element) =>
      textsOf(element).map((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const frame = node.parentElement?.closest('button, section') ?? document.body;
        const box = frame.getBoundingClientRect();
        const isCut = left < box.left - 1 || right > box.right + 1 || bottom > box.bottom + 1;
        return { data: node.data, left, right, top, bottom, isCut };
      }),
    );
  });

type Texts = Awaited<ReturnType<typeof textsIn>>[number];

/** Whether a text lies over another one. Lines of type overlap a little. */
const covers = (one: Texts[number], other: Texts[number]) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

/** The width of a page, and its texts that are cut or lie over others of their row. */
const crowded = async (page: Page) => {
  const rows = await textsIn(page.locator('tr, [data-testid=trade-row]'));
  const covered = rows.flatMap((texts) =>
    texts.filter((one) => texts.some((other) => one !== other && covers(one, other))),
  );
  const cut = (await textsIn(page.locator('body'))).flat().filter(({ isCut }) => isCut);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [width, ...[...cut, ...covered].map(({ data }) => data)];
};

test('with large type, no text is cut or lies over another', async ({ app, page }) => {
  await app.stopTime();
  for (const path of ['/de?t=30', '/pl?t=30', '/de/v?t=16', '/pl/v?t=16']) {
    await app.open(`${path}&paused&seed=golden&currency=USD&country=US`);
    await enlargeType(page);
    for (const width of [360, 1280]) {
      await resize(page, width);
      expect.soft(await crowded(page), path).toEqual([width]);
    }
  }
});

test('with large type, labels stay in Start and tables in their dialog', async ({ app, page }) => {
  await app.stopTime();
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of locales.flatMap((locale) => [`/${locale}`, `/${locale}/v`])) {
    await app.open(`${path}?seed=golden&currency=PLN&country=PL`);
    await enlargeType(page);
    await settled(page);
    const start = await boxOf(app.start);
    const label = await boxOf(app.start.getByText(/./).last());
    expect.soft(label.left, path).toBeGreaterThan(start.left);
    expect.soft(label.right, path).toBeLessThan(start.right);
    await page.locator('main [aria-haspopup=dialog]').first().click();
    const table = app.dialog.getByRole('table').first();
    await expect(table).toBeVisible();
    const dialog = await boxOf(app.dialog);
    for (const { right } of await boxesOf(app.dialog.locator('.MuiTableContainer-root'))) {
      expect.soft(right, path).toBeLessThanOrEqual(dialog.right);
    }
  }
});
