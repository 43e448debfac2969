import type { Page } from '@playwright/test';
import { boxOf, resize } from './support/layout';
import { expect, test } from './support/test';

test('the lesson can be read in low windows', async ({ app, page }) => {
  await app.open('/?seed=golden&t=30&paused&lesson=2');
  for (const size of ['320x256', '480x270', '740x360', '1280x480']) {
    await resize(page, ...(size.split('x').map(Number) as [number, number]));
    const seen = await app.lesson.getByTestId('lesson-step').evaluate((text) => {
      text.scrollIntoView();
      const sheet = text.closest('section')?.getBoundingClientRect() ?? new DOMRect();
      const box = text.getBoundingClientRect();
      if (sheet.width < innerWidth) return 0;
      return Math.min(sheet.bottom, box.bottom) - Math.max(sheet.top, box.top);
    });
    expect.soft(seen, size).toBeGreaterThan(120);
    await app.lesson.evaluate((drawer) => drawer.scrollTo(0, drawer.scrollHeight));
    await expect(app.lesson.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  }
});

test('in low wide windows, the languages are below the panel', async ({ app, page }) => {
  await page.setViewportSize({ width: 1200, height: 360 });
  await app.open('/?seed=golden');
  const { bottom } = await boxOf(page.getByRole('complementary').getByRole('navigation'));
  expect((await boxOf(app.languages)).top).toBeGreaterThanOrEqual(bottom);
});

/**
 * What has the focus if something covers its middle; otherwise `null`. If it may be larger than the
 * window, the middle of its visible part counts.
 */
const coverOfFocus = (mayBeLarge: boolean) => {
  const { activeElement: element, body } = document;
  const { left, right, top, bottom } = element?.getBoundingClientRect() ?? new DOMRect();
  const middle = (from: number, to: number, size: number) =>
    mayBeLarge ? (Math.max(from, 0) + Math.min(to, size)) / 2 : (from + to) / 2;
  const seen = document.elementFromPoint(
    middle(left, right, innerWidth),
    middle(top, bottom, innerHeight),
  );
  const isSeen = element?.contains(seen) || (mayBeLarge && seen?.contains(element));
  return element === body || isSeen ? null : (element?.outerHTML.slice(0, 120) ?? '');
};

/** Presses Tab, and expects that nothing covers what gets the focus. */
const expectUncovered = async (page: Page, stops: number, where: string, mayBeLarge = true) => {
  for (let count = 0; count < stops; count += 1) {
    await page.keyboard.press('Tab');
    expect.soft(await page.evaluate(coverOfFocus, mayBeLarge), where).toBeNull();
  }
};

test('what has the focus is not behind what is fixed on phones', async ({ app, page }) => {
  await resize(page, 360, 640);
  await app.openStopped('/?seed=golden');
  await expectUncovered(page, 14, 'at 360', false);
  await resize(page, 320, 512);
  await expectUncovered(page, 14, 'at 320', false);
});

test('no stop of a dialog is behind a bar', async ({ app, page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await app.open('/?seed=golden&t=30&paused&amount=x&trades=-1');
  for (const [width, height] of [
    [320, 256],
    [640, 360],
    [844, 390],
    [360, 300],
  ] as const) {
    await resize(page, width, height);
    for (const name of ['Share', 'See more details', 'Show']) {
      await page.getByRole('button', { name, exact: true }).click();
      await expect(app.dialog).toBeVisible();
      await expectUncovered(page, 30, `${name} at ${width} × ${height}`);
      await page.keyboard.press('Escape');
      await expect(app.dialog).toHaveCount(0);
    }
  }
});
