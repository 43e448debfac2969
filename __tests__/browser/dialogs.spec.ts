import { locales } from '@/lib/i18n/locales';
import { readFileSync } from 'node:fs';
import { messagesOf } from '../messages';
import { boxesOf, boxOf, resize } from './support/layout';
import { settled } from './support/settled';
import { expect, test } from './support/test';

test('the details explain and save the run', async ({ app, page }) => {
  await app.openStopped('/?seed=007&t=30&paused&amount=5000&name=%3D1%2B1&currency=EUR');
  const opener = page.getByRole('button', { name: 'See more details' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'How these figures are made' });

  await test.step('the limits and the settings are tables', async () => {
    await expect(dialog.getByRole('row', { name: /^Profit of a trade/ })).toHaveText(
      /2\.00\s€ – 12\.00\s€$/,
    );
    await expect(dialog.getByRole('row', { name: /^Seed/ })).toContainText('007');
    await expect(dialog.getByRole('row', { name: /^Name/ })).toContainText('Demo=1+1');
    await expect(dialog).toContainText(
      'Every simulated trade wins because the program is written that way.',
    );
  });
  await test.step('links run again with this seed, with another, or on the other view', async () => {
    const link = (name: string) => dialog.getByRole('link', { name });
    await expect(link('Run again with this seed')).toHaveAttribute('href', /^\/\?.*seed=007/);
    await expect(link('Run with a new seed')).not.toHaveAttribute('href', /seed|[?&]t=/);
    await expect(link('Open the dark view')).toHaveAttribute('href', /^\/v\?.*seed=007/);
  });
  await test.step('the CSV file begins with the link, and no cell with a formula', async () => {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Save as CSV' }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/main-007\.csv$/);
    const text = readFileSync(await download.path(), 'utf8');
    const [first = '', ...lines] = text.split('\r\n');
    expect(first).toMatch(/^\ufefflink,"?https?:.*seed=007/);
    expect(lines[0]).toMatch(/^notice,.*Simulation/);
    expect(text).not.toMatch(/(^|,|\n)"?[=+@]/);
    expect(lines.length).toBeGreaterThan(15);
  });
  await test.step('it closes, and returns the focus', async () => {
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  });
});

test('share builds and copies links', async ({ app, page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('No app', 'NotAllowedError'));
    Object.assign(Navigator.prototype, { share: refuse });
  });
  await app.openStopped('/?seed=1e5&t=30&paused&utm=x&fbclid=y');
  const opener = page.getByRole('button', { name: 'Share', exact: true });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Build a link' });
  const link = dialog.getByTestId('share-link');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());

  await test.step('a Polish link takes its number format along', async () => {
    await dialog.getByLabel('Language', { exact: true }).selectOption({ label: 'Polski' });
    await dialog.getByLabel('Currency', { exact: true }).selectOption('PLN');
    await dialog.getByLabel('Name', { exact: true }).fill('Żaneta');
    await expect(link).toHaveText(/\/pl\?/);
    const url = new URL((await link.textContent()) ?? '');
    const values = Object.fromEntries(url.searchParams);
    expect(values).toEqual({
      utm: 'x',
      currency: 'PLN',
      country: 'PL',
      name: 'Żaneta',
      seed: '1e5',
      t: '30',
      paused: '1',
    });
    expect(url.search).toMatch(/[\w-]$/);
  });
  await test.step('the moment on screen can be left out', async () => {
    await dialog.getByLabel('Open at the moment on screen').uncheck();
    await expect(link).not.toHaveText(/[?&](t|paused)=/);
  });
  await test.step('it is copied, by the system too where sharing fails', async () => {
    await dialog.getByRole('button', { name: 'Copy link', exact: true }).click();
    await expect(dialog.getByText('Copied.')).toBeVisible();
    expect(await clipboard()).toBe(await link.textContent());
    await dialog.getByRole('button', { name: 'Share…' }).click();
    await expect(dialog.getByText('Sharing did not work, so the link was copied.')).toBeVisible();
  });
  await test.step('the QR code is dark on light', async () => {
    const code = dialog.getByRole('img', { name: 'QR code' });
    await expect(code).toHaveCSS('color-scheme', /only/);
    await expect(code).toHaveCSS('forced-color-adjust', 'none');
    await expect(code.locator('path')).toHaveCount(2);
    await expect(code.locator('path').first()).toHaveAttribute('fill', '#FFFFFF');
    await expect(code.locator('path').last()).toHaveAttribute('fill', '#000000');
  });
  await test.step('the same link is there in all languages, each with its own currency', async () => {
    await dialog.getByRole('button', { name: 'The same link in all languages' }).click();
    const links = dialog.getByRole('list').getByRole('link');
    await expect(links).toHaveCount(locales.length);
    await dialog.getByLabel(/each language’s own currency/).check();
    await expect(links.nth(1)).toHaveAttribute('href', /\/de\?.*currency=EUR/);
    await dialog.getByRole('button', { name: 'Copy link, Deutsch' }).click();
    await expect.poll(clipboard).toBe(await links.nth(1).textContent());
  });
  await test.step('while a field refuses its text, there is no link', async () => {
    await dialog.getByLabel('Name', { exact: true }).fill('bank.com');
    await expect(dialog.getByText(/^Any text, up to 60/)).toBeVisible();
    await expect(dialog.getByText('Correct the marked fields to get a link.')).toBeVisible();
    await expect(link).toHaveCount(0);
  });
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await test.step('what was typed is there again', async () => {
    await opener.click();
    await expect(dialog.getByLabel('Name', { exact: true })).toHaveValue('bank.com');
  });
});

test('an amount with a decimal comma is read in German', async ({ app, page }) => {
  await app.open('/de/v?country=DE');
  await page.getByRole('button', { name: messagesOf('de').bar.share, exact: true }).click();
  const dialog = app.dialog;
  await dialog.getByLabel('Anfangsgewinn').fill('1.234,5');
  await expect(dialog.getByTestId('share-link')).toHaveText(/amount=1234\.5/);
});

test('a dialog moves nothing when it opens', async ({ app, page }) => {
  const parts = page.locator('[data-testid=simulation-notice], #simulation-notice-text, main');
  for (const path of [`/?seed=golden&t=30&paused`, `/pl/v?seed=golden&t=10&paused`]) {
    await app.open(path);
    for (const width of [360, 1280]) {
      await resize(page, width);
      for (const opener of await page.locator('[aria-haspopup=dialog]:visible').all()) {
        await opener.scrollIntoViewIfNeeded();
        const before = await boxesOf(parts);
        await opener.click();
        await expect(app.dialog).toBeVisible();
        await settled(page);
        expect.soft(await boxesOf(parts), `${path} at ${width}`).toEqual(before);
        await page.keyboard.press('Escape');
        await expect(app.dialog).toHaveCount(0);
      }
    }
  }
});

test('the link builder does not scroll in a window of 1280 × 800', async ({ app, page }) => {
  for (const path of ['/', '/de', '/fr', '/pl/v']) {
    await app.open(`${path}?seed=golden&t=30&paused`);
    await page.getByRole('banner').locator('[aria-haspopup=dialog]:visible').last().click();
    await settled(page);
    const hidden = await app.dialog.evaluate((dialog) =>
      Math.max(
        ...[...dialog.children].map(
          ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight,
        ),
      ),
    );
    expect.soft(hidden, path).toBe(0);
  }
});

test('the second click of a double click does nothing in what the first has opened', async ({
  app,
  page,
}) => {
  for (const [width, path] of [
    [1280, '/'],
    [1920, '/v'],
    [360, '/'],
  ] as const) {
    await resize(page, width);
    await app.open(`${path}?seed=golden`);
    for (const opener of await page.locator('[aria-haspopup=dialog]:visible').all()) {
      await opener.click();
      await expect(app.dialog).toBeVisible();
      const { left, top, width: across, height } = await boxOf(opener);
      await page.mouse.move(left + across / 2, top + height / 2);
      await page.mouse.down({ clickCount: 2 });
      await page.mouse.up({ clickCount: 2 });
      await settled(page);
      await expect.soft(app.dialog, `${path} at ${width}`).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(app.dialog).toHaveCount(0);
    }
  }
});
