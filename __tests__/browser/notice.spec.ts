import { locales } from '@/lib/i18n/locales';
import { messagesOf } from '../messages';
import { boxOf, resize } from './support/layout';
import { settled } from './support/settled';
import { expect, test } from './support/test';

const { notice } = messagesOf('en');

test('the notice is on top of the page and of dialogs', async ({ app, page }) => {
  await app.open('/v?seed=golden&t=60&paused');
  const bar = app.notice;

  await test.step('it is as large as the text of the page, and has a strong contrast', async () => {
    await expect(bar).toHaveText(`${notice.text}${notice.short} ${notice.lesson}`);
    await expect(bar).toHaveCSS('font-size', '14px');
    await expect(bar).toHaveCSS('background-color', 'rgb(255, 214, 90)');
    await expect(bar).toHaveCSS('color', 'rgb(23, 32, 28)');
  });
  await test.step('it stays in place when the page scrolls', async () => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.mouse.wheel(0, 3_000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
    await settled(page);
    expect(await app.isNoticeOnTop()).toBe(true);
    expect((await boxOf(bar)).y).toBe(0);
  });
  await test.step('in a low window, it has one line', async () => {
    await page.setViewportSize({ width: 740, height: 360 });
    await expect(bar.getByText(notice.short)).toBeVisible();
    await settled(page);
    expect((await boxOf(bar)).height).toBeLessThan(45);
  });
  await test.step('it is above dialogs, with an inert button, and in the same place', async () => {
    await page.setViewportSize({ width: 800, height: 900 });
    const text = bar.getByText(notice.text);
    const before = await boxOf(text);
    await page.getByRole('button', { name: 'See more details' }).click();
    await expect(app.dialog).toHaveAccessibleDescription(notice.text);
    await settled(page);
    expect(await app.isNoticeOnTop()).toBe(true);
    await expect(bar.locator('button')).toHaveCSS('pointer-events', 'none');
    expect(await boxOf(text)).toEqual(before);
    const { top } = await boxOf(app.dialog);
    expect(top).toBeGreaterThanOrEqual((await boxOf(bar)).height);
    await page.keyboard.press('Escape');
    await expect(app.dialog).toHaveCount(0);
  });
  await test.step('and above the drawer', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await settled(page);
    expect(await app.isNoticeOnTop()).toBe(true);
    await page.keyboard.press('Escape');
    await expect(app.dialog).toHaveCount(0);
  });
  await test.step('and above the analysis', async () => {
    await app.start.click();
    await expect(page.getByTestId('analysis-overlay')).toBeVisible();
    await settled(page);
    expect(await app.isNoticeOnTop()).toBe(true);
  });
});

test('the notice has room for its lines in each language', async ({ app, page }) => {
  for (const locale of locales) {
    await page.goto(`/${locale}`);
    for (const [width, lines, height] of [
      [344, 'three small', 70],
      [400, locale === 'en' ? 'two small' : 'three small', locale === 'en' ? 52 : 70],
      [440, locale === 'en' ? 'two small' : 'three small', locale === 'en' ? 52 : 70],
      [560, 'two small', 52],
      [750, 'two', 56],
      [1000, 'one', 40],
    ] as const) {
      await resize(page, width);
      const box = await boxOf(app.notice);
      expect.soft([locale, width, lines, box.height]).toEqual([locale, width, lines, height]);
    }
  }
});

test('every gain and balance has “simulated” beside or below it', async ({ app, page }) => {
  for (const address of ['/?seed=golden&t=30&paused', '/v?seed=golden&t=26&rounds=1']) {
    await app.open(address);
    await settled(page);
    // Not prices, and not the axes of charts.
    const amounts = await page
      .getByRole('main')
      .locator(':not(:has(*), td:nth-child(3) *, td:nth-child(4) *, [aria-hidden] *)')
      .filter({ hasText: /^(No\.\s\d+ · |\$[\d.,]+ to )?[+−]?\$[\d.,]+$/, visible: true })
      .all();
    expect(amounts.length).toBeGreaterThan(7);
    for (const amount of amounts) {
      const word = amount.locator(
        'xpath=ancestor-or-self::*[following-sibling::*/descendant-or-self::*[@data-simulated]][1]' +
          '/following-sibling::*/descendant-or-self::*[@data-simulated]',
      );
      await expect(word).toBeVisible();
      await expect(word).toHaveText('simulated');
    }
  }
  await expect(page.getByRole('main').getByText('Simulation', { exact: true })).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the page has its notice and no figures', async ({ app, page }) => {
    for (const path of ['/', '/v']) {
      await page.goto(path);
      await expect(app.notice).toBeVisible();
      await expect(page.locator('noscript p')).toBeVisible();
      await expect(app.profit).toHaveText('–Not yet known');
      await expect(page.locator('main')).not.toContainText('$');
    }
  });
});
