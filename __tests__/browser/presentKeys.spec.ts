import type { Page } from '@playwright/test';
import { views } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { barButton, focusByKey, present, time } from './support/presentation';
import { detailsButton, shareButton, transport } from './support/states';
import { expect, languageMenu, sampled, startButton, test } from './support/test';

/** Presses space twice, which holds a run that plays, and lets it go on. */
const holdAndPlayOn = async (page: Page) => {
  for (const name of ['Play', 'Hold']) {
    await page.keyboard.press('Space');
    await expect(barButton(page, name)).toHaveCount(1);
  }
};

for (const view of sampled(views, ['main'])) {
  const path = viewPath(view, 'en');

  test(`on ${path}, space holds after a click on any button`, async ({ page }) => {
    await present(page, `${path}?seed=click&trades=9&present`);
    await startButton(page).click();
    await holdAndPlayOn(page);
    await page.clock.runFor(7_000);
    await startButton(page).click({ force: true });
    await holdAndPlayOn(page);
    const all = [detailsButton(page), shareButton(page)];
    for (const opener of sampled(all, all.slice(0, 1))) {
      await opener.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Close' }).click();
      await expect(dialog).toHaveCount(0);
      await holdAndPlayOn(page);
      await expect(dialog).toHaveCount(0);
      await opener.click();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
      await holdAndPlayOn(page);
      await expect(dialog).toHaveCount(0);
    }
  });
}

test(
  'a button that a key has focused is pressed by space, also after a click on it',
  { tag: '@firefox' },
  async ({ page }) => {
    await present(page, '/?seed=key&trades=9&t=95&present');
    const table = page.getByRole('button', { name: 'Table, Daily Sales' });
    await focusByKey(page, table);
    await page.keyboard.press('Space');
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    await table.click();
    await expect(table).toHaveAttribute('aria-pressed', 'false');
    await holdAndPlayOn(page);
    await expect(table).toHaveAttribute('aria-pressed', 'false');
    // The next key goes on from what was clicked.
    await page.keyboard.press('Tab');
    await expect(page.getByRole('application', { name: /Daily Sales/ })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Space');
    await expect(table).toHaveAttribute('aria-pressed', 'true');
  },
);

test('a click on the bar leaves the focus where it was', async ({ page }) => {
  await present(page, '/?seed=stay&trades=9&t=95&paused&present');
  await focusByKey(page, startButton(page));
  await barButton(page, '10 seconds forward').click();
  await expect(time(page)).toHaveText('1:45');
  await expect(startButton(page)).toBeFocused();
});

test('keys move time again when a period was chosen by mouse, but not by key', async ({ page }) => {
  await present(page, '/?seed=period&trades=9&t=95&paused&present');
  const period = page.getByTestId('period');
  await period.click();
  await period.selectOption({ label: 'Per Week' });
  await page.keyboard.press('ArrowRight');
  await expect(time(page)).toHaveText('1:45');
  await expect(period.locator(':checked')).toHaveText('Per Week');
  await focusByKey(page, period);
  await period.selectOption({ label: 'Overall' });
  await page.keyboard.press('ArrowLeft');
  await expect(time(page)).toHaveText('1:45');
});

test('the bar stays while its list of speeds is open, and hides after a choice by mouse', async ({
  page,
}) => {
  await present(page, '/?seed=list&trades=9&t=95&paused&present');
  const hidden = page.locator('html[data-bar-hidden]');
  const speed = transport(page).getByRole('combobox');
  await speed.click();
  await page.clock.runFor(10_000);
  await expect(hidden).toHaveCount(0);
  await speed.selectOption('5');
  await page.clock.runFor(2_900);
  await expect(hidden).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(hidden).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(time(page)).toHaveText('1:45');
  await expect(speed).toHaveValue('5');
  await focusByKey(page, speed);
  await speed.selectOption('2');
  await page.clock.runFor(10_000);
  await expect(hidden).toHaveCount(0);
});

test('a clicker moves the lesson where it is open, else time', async ({ page }) => {
  await present(page, '/?seed=clicker&trades=9&t=95&paused&present');
  await page.keyboard.press('PageDown');
  await expect(time(page)).toHaveText('1:45');
  await page.keyboard.press('PageUp');
  await page.keyboard.press('PageUp');
  await expect(time(page)).toHaveText('1:25');

  await barButton(page, 'What gives it away?').click();
  const step = page.getByTestId('lesson-step');
  await expect(step).toHaveAttribute('data-step', '1');
  for (const [key, shown] of [
    ['PageDown', '2'],
    ['PageDown', '3'],
    ['PageUp', '2'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(step).toHaveAttribute('data-step', shown);
  }
  await expect(time(page)).toHaveText('1:25');
});

test('the languages are in a menu of a presentation, and Escape closes only that', async ({
  page,
}) => {
  await present(page, '/?seed=menu&trades=9&t=95&paused&present');
  await page.keyboard.press('+');
  const german = page.getByTestId('language-menu').getByRole('link', { name: 'Deutsch' });
  await expect(german).toBeHidden();
  await barButton(page, 'Other languages').click();
  await languageMenu(page).click();
  await expect(german).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(german).toBeHidden();
  await expect(transport(page)).toBeVisible();
  await barButton(page, 'Other languages').click();
  await languageMenu(page).click();
  await german.hover();
  await page.mouse.down();
  await expect(german).toHaveAttribute('href', /\/de\?.*t=95&.*present/);
  await expect(german).toHaveAttribute('href', /speed=2/);
});
