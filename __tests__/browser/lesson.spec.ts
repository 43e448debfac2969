import type { Page } from '@playwright/test';
import dialogs from '../../messages/dialogs/en.json' with { type: 'json' };
import { alternateSigns } from '@/components/lesson/alternateSigns';
import { mainSigns } from '@/components/lesson/mainSigns';
import { boxOf, resize } from './support/layout';
import { settled } from './support/settled';
import { expect, test } from './support/test';

const { lesson: words } = dialogs;

/** The parts of each sign. */
const parts = {
  main: mainSigns.map((sign) => sign.parts.split(' ')),
  alternate: alternateSigns.map((sign) => sign.parts.split(' ')),
};

/** The names of the parts that are outlined. */
const outlined = (page: Page) =>
  page.locator('[data-part]').evaluateAll((all) =>
    all.flatMap((part) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle === 'solid' && outlineWidth === '3px' ? [part.dataset.part] : [];
    }),
  );

for (const [view, path] of [
  ['main', '/?seed=golden&t=30&paused'],
  ['alternate', '/v?seed=golden&t=10&paused&rounds=1'],
] as const) {
  test(`six steps give the ${view} view away`, async ({ app, page }) => {
    await app.openStopped(path);
    const opener = page.getByRole('button', { name: 'What gives it away?' });
    await opener.click();
    const { lesson } = app;
    const step = lesson.getByTestId('lesson-step');
    for (const [index, sign] of Object.values(words[view]).entries()) {
      await expect(step.getByRole('list', { name: sign.question })).toBeVisible();
      await expect
        .poll(() => outlined(page))
        .toEqual(parts[view][index]?.map((part) => expect.stringContaining(part)).reverse());
      await lesson.getByRole('button', { name: sign.answers.right, exact: true }).click();
      await expect(step.getByRole('heading').last()).toHaveText(sign.title);
      await lesson.getByRole('button', { name: 'Next' }).click();
    }
    await expect(step).toContainText('5 of 5 found.');
    await test.step('it does not block the page', async () => {
      await app.pause.click();
      await expect(app.pause).toHaveAccessibleName('Pause');
      expect(await app.isNoticeOnTop()).toBe(true);
    });
    await lesson.getByRole('button', { name: 'Close' }).click();
    await expect(lesson).toHaveCount(0);
    await expect(page.locator('[data-sign]'), 'no part is outlined').toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('the lesson is beside the page, and its text scrolls by keys', async ({ app, page }) => {
  await app.open('/?seed=golden&t=30&paused&lesson=3');
  const { lesson } = app;
  const step = lesson.getByTestId('lesson-step');
  await expect(step.getByRole('heading')).toHaveText(words.main.clock.title);
  await settled(page);
  const { right } = await boxOf(page.getByRole('main'));
  expect(right).toBeLessThanOrEqual((await boxOf(lesson)).left + 1);
  // The lesson takes the place of the panel, so the menu opens in a drawer.
  await resize(page, 1920);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(app.dialog.getByTestId('display-name')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(app.lesson).toBeVisible();
  await app.languages.getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\?.*lesson=3/);

  await resize(page, 1280, 560);
  await app.open('/?seed=golden&lesson=6');
  await expect(step.getByRole('heading', { level: 3 })).toBeFocused();
  await page.keyboard.press('End');
  await expect(step.getByRole('link').last()).toBeInViewport();
});

test('on phones, the lesson leaves the page and the run in reach', async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await app.open('/?seed=golden&t=30&paused');
  await page.getByRole('button', { name: 'What gives it away?' }).click();
  const { lesson } = app;
  await expect(lesson.getByRole('list').getByRole('button')).toHaveCount(3);
  const show = lesson.getByRole('button', { name: words.show });
  await expect(show).toBeInViewport({ ratio: 1 });
  await show.click();
  await settled(page);
  const { top } = await boxOf(lesson);
  expect(top).toBeGreaterThanOrEqual(740 * 0.44 - 1);
  await expect(page.getByTestId('latest-trades')).toBeInViewport();
  await page.evaluate(() => window.scrollTo(0, 0));
  for (const button of [app.start, app.pause]) {
    expect((await boxOf(button)).bottom).toBeLessThanOrEqual(top);
  }
});

test('on phones, each sign is outlined between the notice and the lesson', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await app.stopTime();
  for (const [view, path] of [
    ['main', '/'],
    ['alternate', '/v'],
  ] as const) {
    await app.open(`${path}?seed=golden&t=30&rounds=1&paused&lesson=1`);
    for (const [index, [part = '']] of parts[view].entries()) {
      if (index > 0) await app.lesson.getByRole('button', { name: words.show }).click();
      await settled(page);
      const { top } = await boxOf(page.locator(`[data-part~=${part}]`));
      const { bottom } = await boxOf(app.notice);
      expect.soft(top - 3, `${path} ${part}`).toBeGreaterThanOrEqual(bottom);
      expect.soft(top + 20, `${path} ${part}`).toBeLessThan((await boxOf(app.lesson)).top);
      await app.lesson.getByRole('button', { name: 'Next' }).click();
    }
  }
});
