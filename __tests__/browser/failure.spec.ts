import type { Page } from '@playwright/test';
import { messagesOf } from '../messages';
import { boxOf } from './support/layout';
import { expect, test } from './support/test';

const failed = 'Failed to load resource|ChunkLoadError|Failed to load chunk';

test.use({
  // Of an error that React has caught, Firefox reports only the name.
  expected: ({ browserName }, use) =>
    use(new RegExp(browserName === 'firefox' ? `${failed}|^Error$` : failed)),
});

/** Refuses the scripts that contain a text, until the returned function is called. */
const refuse = async (page: Page, text: string) => {
  let isRefused = true;
  await page.route('**/*.js', async (route) => {
    const response = await route.fetch();
    const isMeant = isRefused && (await response.text()).includes(text);
    await (isMeant ? route.abort() : route.fulfill({ response }));
  });
  return () => (isRefused = false);
};

for (const [what, text] of [
  ['chunk', 'text/csv'],
  ['catalogue', 'How these figures are made'],
] as const) {
  test(`a dialog whose ${what} does not load can be tried again`, async ({ app, page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await app.open('/?seed=golden');
    const allow = await refuse(page, text);
    const opener = page.getByRole('button', { name: 'See more details' });
    await opener.click();
    const failure = page
      .getByRole('alert')
      .filter({ hasText: '“See more details” could not be shown' });
    await expect(failure).toBeVisible();
    const { bottom } = await boxOf(failure);
    expect(bottom).toBeLessThanOrEqual((await boxOf(app.start)).top);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toBeVisible();
    await failure.getByRole('button', { name: 'Dismiss' }).click();
    await expect(failure).toHaveCount(0);
    await opener.click();
    await expect(failure).toBeVisible();
    allow();
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('dialog', { name: 'How these figures are made' })).toBeVisible();
    await expect(failure).toHaveCount(0);
  });
}

test('a part that failed before it was needed is imported again', async ({ app, page }) => {
  const allow = await refuse(page, 'analysis-overlay');
  await app.open('/v?seed=golden');
  await page.waitForLoadState('networkidle');
  allow();
  await app.start.click();
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
});

test('a page whose dialogs do not load can be loaded again without losing the run', async ({
  app,
  page,
}) => {
  await app.open('/?seed=golden&t=30&paused');
  await page.route('**/*.js', (route) => route.abort());
  const profit = await app.profit.getAttribute('value');
  await page.getByRole('button', { name: 'See more details' }).click();
  const reload = page.getByRole('button', { name: 'Load the page again' });
  await expect(reload).toBeVisible();
  await page.unrouteAll();
  await reload.click();
  await expect(page).toHaveURL(/[?&]t=30&paused/);
  await app.isReady();
  expect(await app.profit.getAttribute('value')).toBe(profit);
});

test('a page whose scripts do not load loads again when its link is clicked', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/de?seed=golden');
  const message = page.locator('#script-failure');
  await message.evaluate((element) => element.getAnimations()[0]?.finish());
  await expect(message).toContainText(messagesOf('de').page.incomplete);
  await Promise.all([page.waitForEvent('load'), message.getByRole('link').click()]);
  const kind = () =>
    performance.getEntriesByType('navigation').map((entry) => 'type' in entry && entry.type);
  expect(await page.evaluate(kind)).toEqual(['reload']);
});
