import { otherLocales } from '@/lib/i18n/locales';
import { messagesOf } from '../messages';
import { boxOf, resize } from './support/layout';
import { settled } from './support/settled';
import { expect, test } from './support/test';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

for (const [path, locale] of [
  ['/de', 'de'],
  ['/pl/v', 'pl'],
] as const) {
  test(`everything of ${path} fits on phones`, async ({ app, page }) => {
    const words = messagesOf(locale);
    const query = 'amount=-999999999.5&currency=PLN&country=PL&trades=999999&seed=phone';
    await app.open(`${path}?${query}&name=${'W'.repeat(60)}`);
    for (const width of [360, 320]) {
      await test.step(`at ${width} pixels`, async () => {
        await resize(page, width, 740);
        const faults = await page.evaluate(() => {
          const edge = document.documentElement.clientWidth;
          const isCut = (element: Element) => {
            const { left, right, width, height } = element.getBoundingClientRect();
            const isSeen = element.checkVisibility() && width > 1 && height > 1;
            return isSeen && (left < -0.5 || right > edge + 0.5);
          };
          const cut = [...document.querySelectorAll('body *')].filter(isCut);
          const excess = document.documentElement.scrollWidth - edge;
          return [excess, ...cut.map((each) => each.outerHTML)];
        });
        expect(faults).toEqual([0]);

        const start = await boxOf(app.start);
        expect(start.top).toBeGreaterThan(740 - 72);
        expect([start.left, start.width]).toEqual([16, width - 32]);
        expect(start.height).toBeGreaterThanOrEqual(44);
        await expect(app.pause).toBeHidden();
      });
    }
    // All columns of the table.
    if (path === '/pl/v') await expect(app.rows.first().getByRole('cell')).toHaveCount(6);

    await test.step('the languages are at the foot', async () => {
      const menu = app.languages;
      await menu.scrollIntoViewIfNeeded();
      const { bottom } = await boxOf(page.getByRole('main'));
      expect((await boxOf(menu)).top).toBeGreaterThanOrEqual(bottom - 1);
      await expect(menu.getByRole('link')).toHaveCount(otherLocales.length);
    });

    await test.step('the drawer has the name and the navigation, and returns the focus', async () => {
      const opener = page.getByRole('button', { name: words.panel.open });
      await opener.click();
      const drawer = page.getByRole('dialog', { name: words.panel.label });
      await expect(drawer.getByTestId('display-name')).toBeVisible();
      const links = drawer.getByRole('navigation', { name: words.panel.label }).getByRole('link');
      await expect(links).toHaveText([words.dashboard, words.transactions, words.settings]);
      await expect(links.first()).toHaveAttribute('aria-current', 'page');
      await expect(links.last()).toHaveAttribute('aria-disabled', 'true');
      await drawer.getByRole('button', { name: words.panel.close }).click();
      await expect(drawer).toHaveCount(0);
      await expect(opener).toBeFocused();
    });
  });
}

test.describe('on a phone that enlarges text', () => {
  test.use({
    viewport: { width: 320, height: 568 },
    isMobile: true,
    hasTouch: true,
    bypassCSP: true,
  });

  test('the total has one line, and the page half of the window', async ({ app, page }) => {
    await app.stopTime();
    const open = async (query: string) => {
      await app.open(`/fr?seed=golden&t=60${query}`);
      await page.addStyleTag({ content: 'body { text-size-adjust: 200% }' });
      await page.evaluate(() => window.scrollTo(0, 300));
      await settled(page);
    };
    await open('');
    const size = await app.profit.evaluate((figure) =>
      parseFloat(getComputedStyle(figure).fontSize),
    );
    const total = await boxOf(app.profit);
    expect(total.bottom - total.top).toBeLessThan(1.5 * size);
    const room = (await boxOf(app.start)).top - (await boxOf(app.notice)).bottom;
    expect(room).toBeGreaterThan(568 / 2 - 16);
    expect((await boxOf(app.pause)).top).toBeLessThan((await boxOf(app.start)).bottom);
    await open('&lesson=6');
    const back = await boxOf(app.lesson.getByRole('button', { name: 'Précédent' }));
    expect(back.right).toBeLessThan(320);
  });
});
