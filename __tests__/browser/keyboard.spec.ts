import { languages } from '@/lib/config/languages';
import { otherLocales } from '@/lib/i18n/locales';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

/** The accessible names of what has the focus while Tab is pressed, until it leaves the page. */
const tabThrough = async (page: Page) => {
  const names: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: element } = document;
      const label = document.getElementById(element?.getAttribute('aria-labelledby') ?? '');
      return element === document.body
        ? null
        : (element?.ariaLabel ?? (label ?? element)?.textContent);
    });
    if (name == null) break;
    names.push(name);
    await expect(page.locator(':focus')).toBeVisible();
  }
  return names;
};

test('the keyboard reaches everything in the order of the page', async ({ app, page }) => {
  await app.openStopped('/?seed=golden');
  expect((await tabThrough(page)).join(' | ')).toBe(
    'What gives it away? | Search | Start | Share | Period | See more details | Transaction | ' +
      otherLocales.map((locale) => languages[locale].name).join(' | '),
  );
  await page.getByRole('searchbox', { name: 'Search' }).fill('anything');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?seed=golden$/);
  await page.keyboard.press('Tab');
  await expect(app.start).toBeFocused();
  await expect(app.start).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Space');
  await expect(app.start).toHaveAccessibleName('System is Working');
});

test('Escape closes a dialog, and not the lesson behind it', async ({ app, page }) => {
  await app.open('/v?seed=golden&lesson=2');
  const opener = page.getByRole('button', { name: 'See more details' });
  await opener.click();
  await expect(app.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await expect(app.lesson).toBeVisible();
  await app.start.click();
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Escape');
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
  await expect(app.lesson).toHaveCount(1);
});
