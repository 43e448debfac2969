import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { settled } from './support/settled';
import { expect, test } from './support/test';

// The Content-Security-Policy would block the script of axe.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const expectNoFaults = async (page: Page) => {
  await settled(page);
  const axe = new AxeBuilder({ page }).withTags(rules).setLegacyMode();
  const { violations } = await axe.analyze();
  const faults = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
  );
  expect(faults).toEqual([]);
};

const moment = 'seed=golden&t=30&paused';

test('the main view and its dialogs have no accessibility violations', async ({ app, page }) => {
  await app.open('/?seed=golden');
  await expectNoFaults(page);
  await app.open(`/de?${moment}&amount=x&trades=-1`);
  await test.step('with the message about the link', async () => {
    await expect(page.getByTestId('link-notice')).toBeVisible();
    await expectNoFaults(page);
  });
  for (const opener of await page.locator('[aria-haspopup=dialog]:visible').all()) {
    await test.step((await opener.textContent()) || 'share', async () => {
      await opener.click();
      await expect(app.dialog).toBeVisible();
      await expectNoFaults(page);
      await page.keyboard.press('Escape');
      await expect(app.dialog).toHaveCount(0);
    });
  }
});

test('the alternate view, the drawer and the analysis have no accessibility violations', async ({
  app,
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await app.open('/v?seed=golden&t=10&paused');
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Open menu' }).click();
  await expect(app.dialog).toBeVisible();
  await expectNoFaults(page);
  await page.keyboard.press('Escape');
  await app.open('/v?seed=golden&t=1&paused');
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
  await expectNoFaults(page);
});

test('the lesson and a run in progress have no accessibility violations', async ({ app, page }) => {
  await app.open(`/v?${moment}&lesson=6`);
  await expect(app.lesson).toBeVisible();
  await expectNoFaults(page);
  await app.open('/?seed=golden&running');
  await page.getByRole('button', { name: 'What gives it away?' }).click();
  await expect(app.lesson).toBeVisible();
  await expect(app.start).toHaveText('System is Working');
  await expectNoFaults(page);
});
