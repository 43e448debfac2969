import { boxesOf } from './support/layout';
import { expect, test } from './support/test';

test('print has the notice and the figures, but no controls', async ({ app, page }) => {
  for (const path of ['/', '/v']) {
    await app.open(`${path}?seed=golden&t=10&paused&name=Anna`);
    await page.emulateMedia({ media: 'print' });
    await expect(app.notice).toBeVisible();
    await expect(app.profit).toBeVisible();
    await expect(app.rows.first()).toBeInViewport();
    await expect(page.getByRole('button')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
    await expect(app.notice).toHaveCSS('print-color-adjust', 'exact');
    await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
    const sales = page.getByTestId('daily-sales');
    const [title] = await boxesOf(sales.getByRole('heading'));
    const [chart] = await boxesOf(sales.getByRole('img'));
    expect(chart?.top ?? 1).toBeGreaterThan(title?.bottom ?? 0);
    await page.emulateMedia({ media: 'screen' });
  }
  await page.getByRole('button', { name: 'Share' }).click();
  await app.dialog.getByRole('button', { name: 'The same link in all languages' }).click();
  await page.emulateMedia({ media: 'print' });
  expect(await app.isNoticeOnTop(), 'above a dialog too').toBe(true);
  await expect(app.profit, 'behind the dialog').toBeHidden();
  await expect(app.dialog.getByRole('checkbox')).toBeVisible();
  await expect(app.dialog.getByRole('heading').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
  expect((await page.content()).includes('@top-center'), 'the notice on each sheet').toBe(true);
});

test('with reduced motion, nothing moves', async ({ app, page }) => {
  await app.openStopped('/?seed=golden');
  const counting = app.profit.locator('[aria-hidden]');
  await expect(counting).toHaveText('$9,164');
  await app.start.click();
  await page.clock.runFor(10_000);
  await expect(app.rows).not.toHaveCount(5);
  await expect(page.getByRole('main')).not.toContainText('NaN');
  expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test('forced colours keep what matters', async ({ app, page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await app.open('/v?seed=golden&t=10&paused');
  await expect(app.notice).toBeVisible();
  await expect(app.notice).toHaveCSS('border-bottom-style', 'solid');
  await expect(page.locator('[data-status=new]').first()).toContainText('New');
  await expect(app.profit).toBeVisible();
  await app.open('/?seed=golden&lesson=1');
  const ring = () =>
    page.locator('[data-part=trades]').evaluate((part) => getComputedStyle(part).outlineStyle);
  await expect.poll(ring, 'the marker of the lesson').toBe('solid');
  await page.emulateMedia({ media: 'print' });
  await expect.poll(ring, 'none in print').not.toBe('solid');
  const bar = page.getByTestId('daily-sales').locator('svg rect').last();
  await expect(bar, 'black in print').toHaveCSS('fill', 'rgb(0, 0, 0)');
});
