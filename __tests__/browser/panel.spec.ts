import type { Page } from '@playwright/test';
import { isPainted } from './support/isPainted';
import { settled } from './support/settled';
import { panelOpener } from './support/states';
import { expect, holdScripts, open, startButton, test } from './support/test';

const notices = (page: Page) => page.getByTestId('simulation-notice');
const name = (page: Page) => page.getByTestId('display-name');
const closer = (page: Page) => page.getByRole('button', { name: 'Close menu' });

/** Presses on the page next to the panel, where there is no control. */
const pressOutside = (page: Page) => page.mouse.click(355, 635);

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => closer(page).click(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press outside': pressOutside,
};

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const address of ['/?name=Anna', '/v?name=Anna', '/nowhere?name=Anna']) {
    const title = `the panel of ${address} is hidden until it is opened, and is below the notice`;
    test(title, { tag: '@full' }, async ({ page }) => {
      await open(page, address);
      await expect(name(page)).toBeHidden();
      await expect(notices(page)).toHaveCount(1);
      await panelOpener(page).click();
      await expect(name(page)).toBeVisible();
      await settled(page);
      const band = await notices(page).first().boundingBox();
      const panel = await page.locator('aside').boundingBox();
      expect(panel?.y).toBeGreaterThanOrEqual((band?.y ?? 0) + (band?.height ?? 0));
    });
  }

  for (const [way, close] of Object.entries(ways)) {
    const title = `the panel is closed by ${way}, before and after the scripts load`;
    test(title, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto('/?name=Anna', { waitUntil: 'commit' });
      await expect(name(page)).toBeHidden();
      await panelOpener(page).click();
      await expect(name(page)).toBeVisible();
      await close(page);
      await expect(name(page)).toBeHidden();
      release();
      await expect(name(page)).toHaveText('Anna');
      await panelOpener(page).click();
      await expect(name(page)).toBeVisible();
      await close(page);
      await expect(name(page)).toBeHidden();
      await expect(notices(page)).toHaveCount(1);
    });
  }

  test('a panel that is opened before the scripts load stays below the notice', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/?name=Anna', { waitUntil: 'commit' });
    await panelOpener(page).click();
    release();
    await expect(name(page)).toHaveText('Anna');
    await expect(name(page)).toBeVisible();
    await expect(notices(page)).toHaveCount(1);
    expect(await isPainted(page)).toBe(true);
  });

  test('the focus enters the panel, moves through it, and closes it when it leaves', async ({
    page,
  }) => {
    // So high that the panel does not scroll: Firefox would stop at it.
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, '/?name=Anna');
    await panelOpener(page).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(closer(page)).toBeFocused();
    // A press on text takes the focus, and gives it to nothing.
    await name(page).click();
    await expect(closer(page)).not.toBeFocused();
    await expect(name(page)).toBeVisible();
    await closer(page).focus();
    await page.keyboard.press('Escape');
    await expect(panelOpener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    for (let tabs = 0; tabs < 2; tabs += 1) {
      await page.keyboard.press('Tab');
      expect(await page.locator('aside').evaluate((it) => it.matches(':focus-within'))).toBe(true);
    }
    await page.keyboard.press('Tab');
    await expect(name(page)).toBeHidden();
  });

  test('a press on a control next to the panel works, and closes the panel', async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 640 });
    await open(page, '/?name=Anna');
    await panelOpener(page).click();
    await startButton(page).click();
    await expect(name(page)).toBeHidden();
    await expect(startButton(page)).toHaveText('System is Working');
  });
});

test('the panel of a large screen is a column that no key closes, and so is an open one when the window grows', async ({
  page,
}) => {
  await open(page, '/?name=Anna');
  await page.keyboard.press('Escape');
  await expect(name(page)).toBeVisible();
  await settled(page);
  const main = await page.locator('main').boundingBox();
  const panel = await page.locator('aside').boundingBox();
  expect(main?.x).toBeGreaterThanOrEqual(panel?.width ?? Infinity);

  await page.setViewportSize({ width: 360, height: 640 });
  await expect(name(page)).toBeHidden();
  await panelOpener(page).click();
  await expect(notices(page)).toHaveCount(1);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(notices(page)).toHaveCount(1);
  await expect(name(page)).toBeVisible();
  await page.setViewportSize({ width: 360, height: 640 });
  await expect(name(page)).toBeHidden();
});
