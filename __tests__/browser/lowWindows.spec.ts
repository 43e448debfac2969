import { boxOf, resize } from './support/layout';
import { expect, test } from './support/test';

test('the lesson can be read in low windows', async ({ app, page }) => {
  await app.open('/?seed=golden&t=30&paused&lesson=2');
  for (const size of ['320x256', '480x270', '740x360']) {
    await resize(page, ...(size.split('x').map(Number) as [number, number]));
    const seen = await app.lesson.getByTestId('lesson-step').evaluate((text) => {
      text.scrollIntoView();
      const { top, bottom } = text.closest('section')?.getBoundingClientRect() ?? new DOMRect();
      const box = text.getBoundingClientRect();
      return Math.min(bottom, box.bottom) - Math.max(top, box.top);
    });
    expect.soft(seen, size).toBeGreaterThan(120);
    await app.lesson.evaluate((drawer) => drawer.scrollTo(0, drawer.scrollHeight));
    await expect(app.lesson.getByRole('button', { name: 'Next' })).toBeInViewport({ ratio: 1 });
  }
});

test('in low wide windows, the languages are below the panel', async ({ app, page }) => {
  await page.setViewportSize({ width: 1200, height: 360 });
  await app.open('/?seed=golden');
  const { bottom } = await boxOf(page.locator('aside [data-part=panel]'));
  expect((await boxOf(app.languages)).top).toBeGreaterThanOrEqual(bottom);
});
