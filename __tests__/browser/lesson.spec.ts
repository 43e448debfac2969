import dialogs from '../../messages/dialogs/en.json' with { type: 'json' };
import { boxOf } from './support/layout';
import { settled } from './support/settled';
import { expect, test } from './support/test';

const { lesson: words } = dialogs;

for (const [view, path] of [
  ['main', '/?seed=golden&t=30&paused'],
  ['alternate', '/v?seed=golden&t=10&paused&rounds=1'],
] as const) {
  test(`six steps give the ${view} view away`, async ({ app, page, browserName }) => {
    await app.openStopped(path);
    const opener = page.getByRole('button', { name: 'What gives it away?' });
    await opener.click();
    const { lesson } = app;
    const step = lesson.getByTestId('lesson-step');
    const titles: string[] = [];
    /** How the visible parts of the page are outlined. */
    const outlines = () =>
      page
        .locator('[data-part]')
        .filter({ visible: true })
        .evaluateAll((all) => all.map((part) => getComputedStyle(part).outlineStyle));
    for (const number of [1, 2, 3, 4, 5] as const) {
      await expect(lesson.getByRole('heading', { name: `Step ${number} of 6` })).toBeFocused();
      await expect(step).toHaveAttribute('data-step', String(number));
      await expect(step.getByRole('button')).toHaveCount(4);
      await expect.poll(outlines).not.toContain('solid');
      const right = words[`${view}${number}Right`];
      const other = words[`${view}${number}Second`];
      const answer = number === 1 ? words.show : number === 2 ? other : right;
      await step.getByRole('button', { name: answer, exact: true }).click();
      const status = step.getByRole('status');
      if (number === 2)
        await expect(status).toHaveText(
          `${words.wrong}Your answer: ${answer}` + words[`${view}2Other`],
        );
      if (number > 2) await expect(status).toHaveText(`${words.right}Your answer: ${answer}`);
      titles.push((await step.getByRole('heading').textContent()) ?? '');
      await expect.poll(outlines).toContain('solid');
      await lesson.getByRole('button', { name: 'Next' }).click();
    }
    expect(new Set(titles).size).toBe(5);
    await expect(step).toContainText('3 of 5 found.');
    await expect(step.getByRole('link').first()).toHaveAttribute('href', /^https:/);
    await test.step('it does not block the page', async () => {
      await app.pause.click();
      await expect(app.pause).toHaveAccessibleName('Pause');
      expect(await app.isNoticeOnTop()).toBe(true);
    });
    // The driver of Firefox cannot emulate print.
    if (browserName !== 'firefox') {
      await test.step('print has all steps', async () => {
        await page.emulateMedia({ media: 'print' });
        for (const title of titles) {
          await expect(lesson.getByRole('heading', { name: title, exact: true })).toBeVisible();
        }
        await expect(lesson.getByRole('button')).toHaveCount(0);
        await page.emulateMedia({ media: 'screen' });
      });
    }
    await lesson.getByRole('button', { name: 'Done' }).click();
    await expect(lesson).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
}

test('a link opens a step, and keys walk through the lesson', async ({ app, page }) => {
  await app.open('/?seed=golden&t=30&paused&lesson=3');
  const { lesson } = app;
  const step = lesson.getByTestId('lesson-step');
  await expect(step.getByRole('heading')).toHaveText(words.clockTitle);
  await expect(step).toContainText('Trades since Start: 10');
  await settled(page);
  const { right } = await boxOf(page.getByRole('main'));
  expect(right).toBeLessThanOrEqual((await boxOf(lesson)).left + 1);

  await test.step('arrows, Tab and Escape', async () => {
    await page.keyboard.press('ArrowRight');
    await expect(step).toHaveAttribute('data-step', '4');
    await page.keyboard.press('ArrowLeft');
    await expect(step).toHaveAttribute('data-step', '3');
    await expect(lesson.getByRole('heading', { name: 'Step 3 of 6' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lesson).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'What gives it away?' })).toBeFocused();
  });
  await test.step('on phones, half of the window is left', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.keyboard.press('Enter');
    await expect(step.getByRole('button')).toHaveCount(4);
    await step.getByRole('button', { name: words.show }).click();
    await settled(page);
    expect((await boxOf(lesson)).top).toBeGreaterThanOrEqual(740 / 2 - 1);
    await expect(page.getByTestId('latest-trades')).toBeInViewport();
  });
});
