import { readFileSync } from 'node:fs';
import { boxesOf, boxOf, resize } from './support/layout';
import { settled } from './support/settled';
import { expect, test } from './support/test';

test('the details save the run, and return the focus', async ({ app, page }) => {
  await app.openStopped('/?seed=007&t=30&paused');
  const opener = page.getByRole('button', { name: 'See more details' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'How these figures are made' });
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as CSV' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/main-007\.csv$/);
  const file = readFileSync(await download.path(), 'utf8');
  expect(file).toMatch(/^\ufefflink,"?https?:.*seed=007/);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('share copies the link, and has a code that phones can read', async ({
  app,
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await app.openStopped('/?seed=1e5&t=30&paused');
  const opener = page.getByRole('button', { name: 'Share', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Build a link' });
  await dialog.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(dialog.getByText('Copied.')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await expect(dialog.getByTestId('share-link')).toHaveValue(copied);
  expect(copied).toMatch(/\/\?seed=1e5&t=30&paused=1$/);
  const code = dialog.getByRole('img', { name: 'QR code' });
  await expect(code).toHaveCSS('color-scheme', /only/);
  await expect(code).toHaveCSS('forced-color-adjust', 'none');
  const paths = await code.locator('path').all();
  expect(await Promise.all(paths.map((path) => path.getAttribute('fill')))).toEqual([
    ...['#FFFFFF', '#000000'],
  ]);
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Save as SVG' }).click();
  expect(readFileSync(await (await saved).path(), 'utf8')).toMatch(/^<svg xmlns/);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('a dialog moves nothing, and ignores the second click of a double click', async ({
  app,
  page,
}) => {
  const parts = page.locator('[data-testid=simulation-notice], #simulation-notice-text, main');
  await app.stopTime();
  for (const [path, ...widths] of [
    ['/?seed=golden&t=30&paused', 360, 1280],
    ['/pl/v?seed=golden&t=10&paused', 360, 1280, 1920],
  ] as const) {
    await app.open(path);
    for (const width of widths) {
      await resize(page, width);
      for (const opener of await page.locator('[aria-haspopup=dialog]:visible').all()) {
        await opener.scrollIntoViewIfNeeded();
        const before = await boxesOf(parts);
        const { left, top, width: across, height } = await boxOf(opener);
        await opener.click();
        await expect(app.dialog).toBeVisible();
        await page.mouse.move(left + across / 2, top + height / 2);
        await page.mouse.down({ clickCount: 2 });
        await page.mouse.up({ clickCount: 2 });
        await settled(page);
        await expect.soft(app.dialog, `${path} at ${width}`).toBeVisible();
        expect.soft(await boxesOf(parts), `${path} at ${width}`).toEqual(before);
        await page.keyboard.press('Escape');
        await expect(app.dialog).toHaveCount(0);
      }
    }
  }
});

test('opened, the list of languages shows four at once, and an error moves nothing', async ({
  app,
  page,
}) => {
  await app.stopTime();
  await page.setViewportSize({ width: 1280, height: 800 });
  await app.open('/de?seed=golden&t=30&paused&name=Hohenstein-Langenberg&utm_source=newsletter');
  await page.getByRole('button', { name: 'Teilen' }).click();
  const fields = app.dialog.locator(':is(input, select, textarea, button):visible');
  await settled(page);
  const before = await boxesOf(fields);
  await app.dialog.getByLabel('Anfangsgewinn').fill('12a');
  expect(await boxesOf(fields)).toEqual(before);
  await app.dialog.getByLabel('Anfangsgewinn').fill('');
  await app.dialog.getByRole('button', { name: /in allen Sprachen/ }).click();
  await settled(page);
  await expect(app.dialog.getByRole('listitem').nth(3)).toBeInViewport({ ratio: 1 });
});
