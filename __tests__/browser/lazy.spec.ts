import { resize } from './support/layout';
import { expect, test } from './support/test';

test('a slow dialog leaves the page as it is, and opens when it arrives, unless it is cancelled', async ({
  app,
  page,
}) => {
  await app.openStopped('/?seed=golden&lesson=2');
  const release = await app.hold('**/*.js');
  const opener = page.getByRole('button', { name: 'See more details' });
  const expectBusy = (isBusy: boolean) =>
    expect(opener).toHaveAttribute('aria-busy', String(isBusy));
  const click = (detail: number) =>
    opener.evaluate(
      (element, detail) =>
        element.dispatchEvent(new MouseEvent('click', { bubbles: true, detail })),
      detail,
    );
  await opener.focus();
  await click(1);
  await expectBusy(true);
  await page.clock.runFor(12_000);
  await expectBusy(true);
  await expect(page.getByText('could not be shown')).toHaveCount(0);
  await click(2);
  await expectBusy(true);
  await page.keyboard.press('Escape');
  await expectBusy(false);
  await expect(app.lesson).toBeVisible();
  await click(1);
  await expectBusy(true);
  await click(1);
  await expectBusy(false);
  // The page works meanwhile.
  await app.start.click();
  await expect(app.start).toHaveAccessibleName('System is Working');
  await opener.click();
  await expectBusy(true);
  release();
  await expect(app.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expectBusy(false);
  await expect(opener).toBeFocused();
});

test('the drawer closes when the panel is beside the page', async ({ app, page }) => {
  await page.setViewportSize({ width: 800, height: 800 });
  await app.open('/?seed=golden');
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(app.dialog).toBeVisible();
  await resize(page, 1300);
  await expect(app.dialog).toHaveCount(0);
});
