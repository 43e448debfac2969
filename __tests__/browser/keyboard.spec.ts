import type { Page } from '@playwright/test';
import { expect, open, openStopped, startButton, test } from './support/test';

/** The accessible names of what has the focus while Tab is pressed, until it leaves the page. */
const tabThrough = async (page: Page) => {
  const names: string[] = [];
  for (let count = 0; count < 40; count += 1) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate(() => {
      const { activeElement: element } = document;
      if (element === null || element === document.body) return null;
      const { left, width, height } = element.getBoundingClientRect();
      const isSeen = width > 0 && height > 0 && left >= 0;
      const name = element.getAttribute('aria-label') ?? element.textContent;
      return isSeen ? name : `unseen: ${name}`;
    });
    if (name === null) break;
    names.push(name);
  }
  return names;
};

test('the keyboard reaches everything of the main view in the order of the page', async ({
  page,
}) => {
  await openStopped(page, '/?seed=golden');
  expect(await tabThrough(page)).toEqual([
    'What gives it away?',
    'Search',
    'Start',
    'Pause updates',
    'Share',
    'Period',
    'See more details',
    'Table, Daily Sales',
    'Table, Last Campaign Performance',
    'Deutsch',
    'Español',
    'Français',
    'Italiano',
    'Polski',
  ]);
  await page.getByRole('searchbox', { name: 'Search' }).fill('anything');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/\?seed=golden$/);
  await page.keyboard.press('Tab');
  await expect(startButton(page)).toBeFocused();
  const ring = await startButton(page).evaluate((start) => getComputedStyle(start).outlineStyle);
  expect(ring).toBe('solid');
  await page.keyboard.press('Space');
  await expect(startButton(page)).toHaveText('System is Working');
});

test('the keyboard opens, walks round and leaves the dialogs of the alternate view', async ({
  page,
}) => {
  await open(page, '/v?seed=golden');
  for (const name of ['See more details', 'Share']) {
    const opener = page.getByRole('button', { name, exact: true });
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});
