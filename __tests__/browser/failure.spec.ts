import { messagesOf } from '../messages';
import { boxOf } from './support/layout';
import { expect, test } from './support/test';

const failed = 'Failed to load resource|ChunkLoadError|Failed to load chunk';

test.use({
  // Of an error that React has caught, Firefox reports only the name.
  expected: ({ browserName }, use) =>
    use(new RegExp(browserName === 'firefox' ? `${failed}|^Error$` : failed)),
});

test('a page whose scripts do not load says so, and shows no figures', async ({ app, page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/de?seed=golden');
  await expect(page.getByRole('alert')).toContainText(messagesOf('de').page.incomplete);
  await expect(app.profit).toHaveText(/^–/);
});

test('a dialog that does not load can be tried again', async ({ app, page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await app.open('/?seed=golden');
  let isBlocked = true;
  await page.route('**/*.js', (route) => (isBlocked ? route.abort() : route.continue()));
  await page.getByRole('button', { name: 'See more details' }).click();
  const failure = page
    .getByRole('alert')
    .filter({ hasText: '“See more details” could not be loaded' });
  await expect(failure).toBeVisible();
  const { bottom } = await boxOf(failure);
  expect(bottom).toBeLessThanOrEqual((await boxOf(app.start)).top);
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(failure).toBeVisible();
  isBlocked = false;
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'How these figures are made' })).toBeVisible();
  await expect(failure).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'See more details' })).toBeFocused();
});
