import { locales } from '@/lib/i18n/locales';
import { boxesOf, boxOf, resize } from './support/layout';
import { hasInter, settled } from './support/settled';
import { expect, test } from './support/test';

const main = 'seed=golden&t=90&paused';
const alternate = 'seed=golden&rounds=2&t=10&paused';

for (const locale of locales) {
  test(`/${locale} and its dark view are composed`, async ({ app, page }) => {
    await app.openStopped(`/${locale}?${main}`);
    const cards = page.locator('.MuiCard-root');
    const content = page.getByRole('main').locator('section');

    await test.step('the content is centred, and at most 100 rem wide', async () => {
      await resize(page, 3000, 1440);
      await expect(cards).toHaveCount(4);
      const { left, right } = await boxOf(page.getByRole('main'));
      const boxes = await boxesOf(content);
      const first = Math.min(...boxes.map((box) => box.left));
      const last = Math.max(...boxes.map((box) => box.right));
      expect(Math.abs(first - left - (right - last))).toBeLessThanOrEqual(1);
      // The type of large windows is larger.
      expect(last - first).toBe(100 * 20);
    });

    await test.step('the cards fill the window, and the rows share the height of their card', async () => {
      for (const height of [720, 800, 896, 1080, 1200]) {
        await resize(page, 1280, height);
        const { bottom } = await boxOf(page.locator('[data-part=trades]'));
        expect.soft(bottom, `at ${height}`).toBeCloseTo(height - 16, 0);
        const heights = (await boxesOf(app.rows)).map((box) => box.height);
        expect.soft(Math.min(...heights), `at ${height}`).toBeGreaterThanOrEqual(56);
        expect.soft(Math.max(...heights), `at ${height}`).toBeLessThanOrEqual(72);
        const list = page.getByRole('group', {
          name: (await cards.nth(1).getByRole('heading').textContent()) ?? '',
        });
        const excess = await list.evaluate((each) => each.scrollHeight - each.clientHeight);
        const free = bottom - (await boxOf(app.rows.last())).bottom;
        // They scroll, fill the card, or are as high as they may be.
        const isFilled = excess > 0 || free <= 20 || Math.max(...heights) >= 71;
        expect.soft([height, isFilled]).toEqual([height, true]);
        const sales = page.getByTestId('daily-sales');
        const names = await boxOf(sales.locator('.names'));
        expect.soft(names.bottom, `at ${height}`).toBeLessThan((await boxOf(sales)).bottom);
        const scrolled = await page.evaluate(
          () => document.documentElement.scrollHeight - innerHeight,
        );
        expect.soft(scrolled, `at ${height}`).toBeLessThanOrEqual(0);
      }
    });

    await test.step('nothing is wider than the window', async () => {
      for (const width of [320, 600, 768, 1024, 1200]) {
        await resize(page, width);
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(excess, `at ${width}`).toBeLessThanOrEqual(0);
      }
    });

    await app.open(`/${locale}/v?${alternate}`);

    await test.step('the texts of the table are in their columns', async () => {
      // From the narrowest page with columns on.
      for (const width of [752, 768, 1280, 1920]) {
        await resize(page, width);
        const widths = await boxesOf(page.locator('.MuiCard-root'));
        expect.soft(Math.max(...widths.map((box) => box.width))).toBeLessThanOrEqual(1800);
        const wider = await app.rows.getByRole('cell').evaluateAll((cells) =>
          cells.filter((cell) => {
            const boxes = [...cell.children].map((child) => child.getBoundingClientRect());
            const left = Math.min(...boxes.map((box) => box.left));
            const right = Math.max(...boxes.map((box) => box.right));
            return right - left > cell.getBoundingClientRect().width + 2;
          }),
        );
        expect.soft(wider, `wider than their columns at ${width}`).toHaveLength(0);
      }
    });
  });
}

for (const [view, path, elapsed] of [
  ['main', '', 30_000],
  ['alternate', '/v', 16_000],
] as const) {
  test(`on the ${view} view, Pause stands where Start ended, and the figure has one size`, async ({
    app,
    page,
  }) => {
    await app.stopTime();
    await page.setViewportSize({ width: 1280, height: 800 });
    const sizes = new Set<string>();
    for (const locale of locales) {
      await app.open(`/${locale}${path}?seed=golden`);
      await page.waitForFunction(hasInter);
      await settled(page);
      const { right } = await boxOf(app.start);
      await app.start.click();
      await page.clock.fastForward(elapsed);
      await page.clock.runFor(100);
      await settled(page);
      const running = await boxOf(app.pause);
      expect.soft(running.right, `${locale}, running`).toBe(right);
      await app.pause.click();
      for (const width of [1200, 1440, 1280]) {
        await resize(page, width);
        sizes.add(await app.profit.evaluate((figure) => getComputedStyle(figure).fontSize));
      }
      expect.soft(await boxOf(app.pause), `${locale}, paused`).toEqual(running);
    }
    expect([...sizes]).toHaveLength(1);
  });
}
