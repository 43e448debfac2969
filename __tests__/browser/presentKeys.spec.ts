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

test('a button that a key has focused is pressed by space, also after a click on it', async ({
  page,
}) => {
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
});

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
  await present(page, '/?seed=list&trades=9&t=95&paused&present&speed=10');
  const hidden = page.locator('html[data-bar-hidden]');
  const speed = transport(page).getByRole('combobox');
  await expect(speed).toHaveValue('10');
  await expect(page.getByTestId('speed')).toHaveText('10× time');
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
    // Each question comes before its sign.
    ['PageDown', '1'],
    ['PageDown', '2'],
    ['PageDown', '2'],
    ['PageDown', '3'],
    ['PageUp', '2'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(step).toHaveAttribute('data-step', shown);
  }
  await expect(time(page)).toHaveText('1:25');
});

test('Escape closes the lesson, also when the page was clicked, and then leaves the presentation', async ({
  page,
}) => {
  await present(page, '/?seed=a&running&present&lesson=1');
  const lesson = page.getByTestId('lesson');
  const step = page.getByTestId('lesson-step');
  await expect(step).toBeFocused();
  // What the bar opens can be used while the lesson asks.
  await page.keyboard.press('PageDown');
  await expect(step).toContainText('What would you check here?');
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog', { name: 'Keys' });
  await keys.getByRole('checkbox').uncheck();
  await expect(keys.getByRole('checkbox')).not.toBeChecked();
  await keys.getByRole('button', { name: 'Close' }).click();
  await expect(keys).toHaveCount(0);
  await barButton(page, 'Other languages').click();
  await languageMenu(page).click();
  await expect(page.getByRole('link', { name: 'Deutsch' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(step).toContainText('What would you check here?');
  await expect(step).not.toContainText('not in this step');

  // A press on the page is an answer, and leaves the keys to the presentation.
  await page.locator('#content').click({ position: { x: 2, y: 2 } });
  await expect(step).toContainText('That is only how the page looks.');
  await page.keyboard.press('PageDown');
  await expect(step).not.toContainText('What would you check here?');
  await page.keyboard.press('Escape');
  await expect(lesson).toHaveCount(0);
  await expect(transport(page)).toBeVisible();
  expect(page.url()).toContain('present');
  await page.keyboard.press('Escape');
  await page.waitForURL((url) => !url.searchParams.has('present'));
});

test('a key that is held counts once', async ({ page }) => {
  await present(page, '/?seed=held&trades=9&t=95&paused&present');
  const hold = async (key: string) => {
    for (let times = 0; times < 3; times += 1) await page.keyboard.down(key);
    await page.keyboard.up(key);
  };
  await hold('ArrowRight');
  await expect(time(page)).toHaveText('1:45');
  await hold('PageUp');
  await expect(time(page)).toHaveText('1:35');
  await hold('Space');
  await expect(barButton(page, 'Hold')).toHaveCount(1);
  await hold('Space');
  await expect(barButton(page, 'Play')).toHaveCount(1);
  const scrolled = await page.evaluate('scrollY');
  expect(scrolled).toBe(0);
  await barButton(page, 'What gives it away?').click();
  const step = page.getByTestId('lesson-step');
  await expect(step).toBeFocused();
  await hold('ArrowRight');
  await expect(step).toContainText('We showed you this one.');
  await hold('PageDown');
  await expect(step).toHaveAttribute('data-step', '2');
  await expect(page.getByTestId('picker')).toBeVisible();
  // What is held after it has closed the lesson does not leave the presentation.
  await hold('Escape');
  await expect(page.getByTestId('lesson')).toHaveCount(0);
  await expect(transport(page)).toBeVisible();
  expect(page.url()).toContain('present');
});

test('a folded lesson covers nothing of a presentation, and leaves it the keys', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await present(page, '/?seed=fold&trades=30&t=95&paused&present&lesson=2');
  const lesson = page.getByTestId('lesson');
  await expect(page.getByTestId('lesson-step')).toBeFocused();
  await lesson.getByRole('button', { name: 'Collapse' }).click();
  await expect(lesson).toHaveAttribute('data-folded');
  await page.mouse.move(2, 2);
  await page.evaluate(() => scrollTo(0, 0));
  const isBelow = async () => {
    const line = await lesson.boundingBox();
    const row = await page.getByTestId('trade-row').nth(9).boundingBox();
    return line !== null && row !== null && line.y >= row.y + row.height;
  };
  await expect.poll(isBelow).toBe(true);
  await page.keyboard.press('PageDown');
  await expect(time(page)).toHaveText('1:45');
  await page.keyboard.press('ArrowRight');
  await expect(time(page)).toHaveText('1:55');
  await focusByKey(page, lesson.getByRole('button', { name: 'Expand' }));
  await page.keyboard.press('ArrowLeft');
  await expect(time(page)).toHaveText('1:45');
  await barButton(page, 'What gives it away?').click();
  await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', '2');
  await page.keyboard.press('PageDown');
  await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', '3');
});

test('the keys are shown above the analysis, below the notice', async ({ page }) => {
  await present(page, '/v?seed=a&present');
  await startButton(page).click();
  await page.clock.runFor(1_000);
  await page.keyboard.press('Space');
  await page.keyboard.press('?');
  const dialog = page.getByRole('dialog', { name: 'Keys' });
  const close = dialog.getByRole('button', { name: 'Close' });
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
  const isOnTop = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  expect(await close.evaluate(isOnTop)).toBe(true);
  expect(await page.locator('body > [data-notice]').evaluate(isOnTop)).toBe(true);
  await close.click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
  expect(await barButton(page, 'Play').evaluate(isOnTop)).toBe(true);
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
