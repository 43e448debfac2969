import { languages } from '@/lib/config/languages';
import { otherLocales } from '@/lib/i18n/locales';
import type { Page } from '@playwright/test';
import { resize } from './support/layout';
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
    'What gives it away? | Search | Start | Pause | Share | Period | See more details | ' +
      otherLocales.map((locale) => languages[locale].name).join(' | '),
  );
  await test.step('the list only if it scrolls', async () => {
    const list = page.locator('[data-part=trades] [tabindex="0"]');
    await expect(list).toHaveCount(0);
    // Larger text than the page expects.
    await app.rows.evaluateAll((rows) => rows.forEach((row) => (row.style.paddingBlock = '1rem')));
    await page.setViewportSize({ width: 1280, height: 790 });
    await page.clock.runFor(100);
    await expect(list).toHaveAccessibleName('Transaction');
    await list.focus();
    await page.setViewportSize({ width: 1280, height: 1200 });
    await page.clock.runFor(100);
    await expect(list).toHaveCount(0);
    await expect(page.locator('[data-part=trades] :focus')).toBeVisible();
  });
  await page.getByRole('searchbox', { name: 'Search' }).fill('anything');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?seed=golden$/);
  await page.keyboard.press('Tab');
  await expect(app.start).toBeFocused();
  await expect(app.start).toHaveCSS('outline-style', 'solid');
  await page.keyboard.press('Space');
  await expect(app.start).toHaveAccessibleName('System is Working');
});

test('nothing has the focus behind the lesson in a low window', async ({ app, page }) => {
  await page.setViewportSize({ width: 640, height: 600 });
  await app.open('/?seed=golden&lesson=2');
  await expect(app.lesson).toBeVisible();
  await app.start.focus();
  await page.setViewportSize({ width: 640, height: 360 });
  await expect(app.start).toBeHidden();
  await expect(app.lesson.getByRole('heading').last()).toBeFocused();
  await expect(app.notice).toBeVisible();
  await test.step('a control of the lesson keeps it', async () => {
    const next = app.lesson.getByRole('button', { name: 'Next' });
    await next.focus();
    await resize(page, 640, 600);
    await expect(app.start).toBeVisible();
    await expect(next).toBeFocused();
  });
  await test.step('a dialog keeps it, and leaves it to the lesson', async () => {
    await page.getByRole('button', { name: 'Share', exact: true }).click();
    const copy = app.dialog.getByRole('button', { name: 'Copy link' });
    await copy.focus();
    await resize(page, 640, 360);
    await expect(app.start).toBeHidden();
    await expect(copy).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(app.dialog).toHaveCount(0);
    await expect(app.lesson.locator(':focus')).toBeVisible();
  });
});

test('Pause keeps the focus when Start gets the whole bar', async ({ app, page }) => {
  await app.open('/?seed=golden');
  const pause = page.getByTestId('pause-updates');
  await pause.focus();
  await resize(page, 390);
  await expect(pause).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(pause).toBeHidden();
});

test('the focus stays in the page when a window becomes wide', async ({ app, page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await app.open('/?seed=golden');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.click();
  await expect(app.dialog).toBeVisible();
  await resize(page, 1300);
  await expect(app.dialog).toHaveCount(0);
  await expect(app.languages.getByRole('link').first()).toBeFocused();
  await resize(page, 800);
  await expect(app.languages.getByRole('link').first()).toBeFocused();
  await menu.click();
  await app.dialog.getByRole('link', { name: 'Italiano' }).focus();
  await resize(page, 1300);
  await expect(app.languages.getByRole('link', { name: 'Italiano' })).toBeFocused();
  await resize(page, 800);
  await menu.focus();
  await resize(page, 1300);
  await expect(menu).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(menu).toBeHidden();
  await resize(page, 850);
  await app.open('/?seed=golden&lesson=2');
  // Its title takes the focus when it has loaded.
  await expect(app.lesson).toBeVisible();
  const language = app.languages.getByRole('link').first();
  await language.focus();
  await resize(page, 1000);
  await expect(language).toBeFocused();
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
