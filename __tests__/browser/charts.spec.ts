import type { Locator, Page } from '@playwright/test';
import { limits } from '@/lib/config/limits';
import { settled } from './support/settled';
import { expect, isFull, openStopped, sampled, startButton, test } from './support/test';

const { max } = limits.tradeInterval;

const sales = (page: Page) => page.getByTestId('daily-sales');
const campaign = (page: Page) => page.getByTestId('last-campaign');
const plotOf = (card: Locator) => card.getByRole('application');
const readingOf = (card: Locator) => card.getByTestId('chart-reading');

const trade = async (page: Page, times = 1) => {
  const count = page.getByTestId('trade-count');
  for (let made = 0; made < times; made += 1) {
    const before = (await count.getAttribute('value')) ?? '';
    while ((await count.getAttribute('value')) === before) await page.clock.fastForward(max / 8);
  }
};

/** The centre of a part of a plot, in the page. */
const pointOf = async (plot: Locator, part: number) => {
  await plot.scrollIntoViewIfNeeded();
  await settled(plot.page());
  const box = await plot.boundingBox();
  if (box === null) throw new Error('The plot is not shown.');
  return { x: box.x + box.width * part, y: box.y + box.height / 2 };
};

/** Where everything below and beside the reading is. */
const placesOf = async (page: Page) => {
  await settled(page);
  return page
    .locator('main section, main h2, main p, main svg, [role=application]')
    .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
};

/** Where an element is, once nothing moves. */
const boxOf = async (element: Locator) => {
  await settled(element.page());
  return element.boundingBox();
};

test('a pointer reads the value under it, announces nothing, and moves nothing', async ({
  page,
}) => {
  await openStopped(page, '/?seed=charts&trades=24&amount=5000');
  for (const card of [sales(page), campaign(page)]) {
    const { x, y } = await pointOf(plotOf(card), 0.3);
    const before = await placesOf(page);
    await page.mouse.move(x, y);
    await expect(readingOf(card)).toHaveText(/^No\.\s2\d · \+?\$/);
    await expect(card.getByRole('status')).toHaveCount(0);
    expect(await placesOf(page)).toEqual(before);
    await page.mouse.move(1, 1);
    await expect(readingOf(card)).toHaveCount(0);
  }
});

test('keys read the values, and each is announced', { tag: '@full' }, async ({ page }) => {
  await openStopped(page, '/?seed=charts&trades=24&amount=5000');
  const card = campaign(page);
  await plotOf(card).focus();
  await page.keyboard.press('End');
  await expect(readingOf(card)).toHaveText('No.\u00a024 · $5,000');
  await page.keyboard.press('ArrowLeft');
  await expect(readingOf(card)).toHaveText(/^No\.\s23 · \$4,99\d$/);
  await expect(card.getByRole('status')).toHaveText(/^No\.\s23 · /);
  await page.keyboard.press('Home');
  await expect(readingOf(card)).toHaveText(/^No\.\s20 · /);
  await page.keyboard.press('Escape');
  await expect(readingOf(card)).toHaveCount(0);
  await expect(plotOf(card)).toBeFocused();
});

test(
  'a reading stays with its trade until that leaves the chart',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?seed=charts&trades=24');
    await startButton(page).click();
    const card = sales(page);
    await trade(page, 4);
    await plotOf(card).focus();
    await page.keyboard.press('Home');
    const text = await readingOf(card).textContent();
    expect(text).toMatch(/^No\.\s20 · \+\$/);
    await page.clock.runFor(500);
    await expect(readingOf(card)).toHaveText(text ?? '');
    await trade(page);
    await expect(readingOf(card)).toHaveText(/^No\.\s20 · \+\$/);
    expect(await readingOf(card).textContent()).toBe(text);
    await trade(page);
    await expect(readingOf(card)).toHaveCount(0);
  },
);

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  const touch = 'a touch reads a value, which stays until something else is touched';
  test(touch, { tag: '@chromium' }, async ({ page }) => {
    await openStopped(page, '/?seed=charts&trades=24');
    const card = sales(page);
    const { x, y } = await pointOf(plotOf(card), 0.25);
    await page.touchscreen.tap(x, y);
    await expect(readingOf(card)).toHaveText(/^No\.\s22 · /);
    await page.touchscreen.tap(x + 26, y);
    await expect(readingOf(card)).toHaveText(/^No\.\s23 · /);
    // Safari would enlarge the page at a field whose text is smaller.
    await expect(page.getByRole('searchbox')).toHaveCSS('font-size', '16px');
    // The page still scrolls where a finger moves up or down, and can be enlarged by two.
    await expect(plotOf(card)).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    const { x: left, y: top } = await pointOf(plotOf(campaign(page)), 0.5);
    await page.touchscreen.tap(left, top);
    await expect(readingOf(card)).toHaveCount(0);
    await expect(readingOf(campaign(page))).toHaveCount(1);
  });

  const longest = '/pl?seed=charts&amount=-1000000000&trades=1000000&currency=PLN&country=PL';

  for (const text of sampled(['100%', '200%'], ['200%'])) {
    test(`the longest labels fit, with text at ${text}`, async ({ page }) => {
      await openStopped(page, longest);
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, text);
      await expect(campaign(page)).toContainText('−1\u00a0000\u00a0000\u00a0000\u00a0zł');
      await settled(page);
      for (const card of [sales(page), campaign(page)]) {
        const outside = await card.evaluate((section) => {
          const { left, right, top, bottom } = section.getBoundingClientRect();
          return (
            [...section.querySelectorAll('*')]
              // A label is as high as the plot.
              .filter((element) => !element.matches('[aria-hidden] > span'))
              .map((element) => ({ element, box: element.getBoundingClientRect() }))
              .filter(
                ({ box }) =>
                  box.left < left || box.right > right || box.top < top || box.bottom > bottom,
              )
              .map(({ element }) => element.outerHTML)
          );
        });
        expect(outside).toEqual([]);
        expect((await plotOf(card).boundingBox())?.width).toBeGreaterThan(40);
      }
      const [root, width] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.documentElement.clientWidth,
      ]);
      expect(root).toBe(width);
    });
  }

  const least = 'no label is smaller than eleven pixels, on a screen of half the width';
  test(least, { tag: '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 180, height: 370 });
    await openStopped(page, longest);
    await expect(campaign(page)).toContainText('−1\u00a0000\u00a0000\u00a0000\u00a0zł');
    for (const card of [sales(page), campaign(page)]) {
      const sizes = await card
        .locator('svg text, [aria-hidden] > span')
        .evaluateAll((all) => all.map((each) => parseFloat(getComputedStyle(each).fontSize)));
      expect(sizes.length).toBeGreaterThan(4);
      expect(Math.min(...sizes)).toBeGreaterThanOrEqual(11);
    }
  });
});

test('labels do not touch the tag, and there are four grid lines', async ({ page }) => {
  await openStopped(page, '/?seed=charts&trades=24&amount=5000');
  await startButton(page).click();
  for (let round = 0; round < (isFull ? 6 : 1); round += 1) {
    await trade(page, 5);
    const card = campaign(page);
    await expect(card.locator('line')).toHaveCount(4);
    await settled(page);
    const [tag = NaN, ...labels] = await card.evaluate((section) =>
      [...section.querySelectorAll('[aria-hidden] b, [aria-hidden] > span:not(:has(b))')]
        .sort((a, b) => a.tagName.localeCompare(b.tagName))
        .filter(({ textContent }) => textContent !== '')
        .map((label) => {
          const range = document.createRange();
          range.selectNodeContents(label);
          return range.getBoundingClientRect();
        })
        .map(({ top, height }) => top + height / 2),
    );
    for (const label of labels) expect(Math.abs(label - tag)).toBeGreaterThan(18);
    expect(labels.length).toBeGreaterThanOrEqual(2);
  }
});

test(
  'there is an axis but nothing to read before the first trade',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?trades=0');
    await expect(sales(page)).toContainText('$12');
    await expect(campaign(page).locator('[data-part=subheader]')).toHaveText('No trades yet');
    await expect(page.getByRole('application')).toHaveCount(0);
    const before = await boxOf(campaign(page));
    await startButton(page).click();
    await trade(page);
    await expect(plotOf(campaign(page))).toHaveCount(1);
    expect(await boxOf(campaign(page))).toEqual(before);
  },
);

test('a table takes the place of the chart, and moves nothing', async ({ page }) => {
  // So high that nothing is scrolled into view.
  await page.setViewportSize({ width: 1280, height: 1600 });
  await openStopped(page, '/?seed=charts&trades=24');
  const before = await boxOf(page.getByTestId('statistics'));
  for (const card of [sales(page), campaign(page)]) {
    const size = await boxOf(card);
    await card.getByRole('button').click();
    await expect(card.getByRole('row')).toHaveCount(6);
    await expect(card.getByRole('row').nth(1)).toContainText('24');
    expect(await boxOf(card)).toEqual(size);
  }
  expect(await boxOf(page.getByTestId('statistics'))).toEqual(before);
});

test('bars are told apart where colours are forced', { tag: '@chromium' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openStopped(page, '/?seed=charts&trades=24');
  const bars = sales(page).locator('rect');
  for (const bar of await bars.all()) await expect(bar).not.toHaveCSS('stroke', 'none');
  await expect(bars.first()).toHaveCSS('fill-opacity', '0');
  await expect(bars.last()).toHaveCSS('fill-opacity', '1');
  await expect(campaign(page).locator('b')).toHaveCSS('outline-style', 'solid');
  // The serial numbers, as strong as other text.
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  for (const label of await sales(page).locator('text').all()) {
    await expect(label).toHaveCSS('fill', ink);
  }
});

test(
  'charts are printed with their axes, without buttons',
  { tag: '@chromium' },
  async ({ page }) => {
    await openStopped(page, '/?seed=charts&trades=24');
    await page.emulateMedia({ media: 'print' });
    for (const card of [sales(page), campaign(page)]) {
      await expect(card.getByRole('button', { includeHidden: true })).toBeHidden();
      await expect(card.getByRole('img')).toBeVisible();
    }
    await expect(sales(page).getByText('$12')).toBeVisible();
  },
);
