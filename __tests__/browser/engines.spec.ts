import type { Page } from '@playwright/test';
import { panelOpener } from './states';
import { expect, holdScripts, open, openStopped, startButton, test } from './test';

/** What at least one of the oldest supported browsers lacks, by the object or class that has it. */
const lacking = {
  HTMLElement: ['popover', 'showPopover', 'hidePopover', 'togglePopover'],
  Element: ['checkVisibility'],
  Document: ['startViewTransition'],
  URLSearchParams: ['size'],
  String: ['isWellFormed', 'toWellFormed'],
  Set: ['union', 'intersection', 'difference', 'isSubsetOf'],
  Iterator: ['map', 'filter', 'take', 'drop', 'toArray', 'forEach', 'some', 'find'],
  Intl: ['Segmenter'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  Array: ['fromAsync'],
  URL: ['canParse', 'parse'],
  AbortSignal: ['any'],
  RegExp: ['escape'],
  window: ['Iterator', 'requestIdleCallback', 'navigation', 'scheduler', 'CloseWatcher'],
};

/**
 * Removes these features. The style sheets of the browser still support popovers;
 * `npm run test:engines` uses browsers that do not.
 */
const takeAway = (from: Record<string, string[]>) => {
  for (const [owner, names] of Object.entries(from)) {
    const object: unknown = Reflect.get(window, owner);
    if (!(object instanceof Object)) continue;
    const made: unknown = Reflect.get(object, 'prototype');
    for (const name of names) {
      Reflect.deleteProperty(object, name);
      if (made instanceof Object) Reflect.deleteProperty(made, name);
    }
  }
  // A button can also open a popover by its attribute, without the functions above.
  window.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('[popovertarget]')) {
      event.preventDefault();
    }
  });
  const refuse = (owner: object, name: string) => {
    const method: unknown = Reflect.get(owner, name);
    if (typeof method !== 'function') return;
    Reflect.set(owner, name, function (this: unknown, selector: string) {
      if (selector.includes(':popover-open')) {
        throw new DOMException(`'${selector}' is not a valid selector.`, 'SyntaxError');
      }
      return Reflect.apply(method, this, [selector]) as unknown;
    });
  };
  for (const { prototype: owner } of [Document, Element]) {
    for (const name of ['querySelector', 'querySelectorAll', 'matches', 'closest']) {
      refuse(owner, name);
    }
  }
};

test.beforeEach(({ page }) => page.addInitScript(takeAway, lacking));

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

test.describe('without popovers, on a small screen', () => {
  test.use({ viewport: { width: 360, height: 640 } });

  for (const address of ['/?name=Anna', '/v?name=Anna', '/nowhere?name=Anna']) {
    test(`the panel of ${address} is hidden until it is opened, and contains the notice`, async ({
      page,
    }) => {
      await open(page, address);
      await expect(name(page)).toBeHidden();
      await expect(notices(page)).toHaveCount(1);
      await panelOpener(page).click();
      await expect(name(page)).toBeVisible();
      await expect(panelOpener(page)).toHaveAttribute('aria-expanded', 'true');
      await expect(page.locator('aside').getByTestId('simulation-notice')).toBeInViewport();
      const band = await notices(page).first().boundingBox();
      const panel = await page.locator('aside').boundingBox();
      expect(panel?.y).toBeGreaterThanOrEqual((band?.y ?? 0) + (band?.height ?? 0));
    });
  }

  for (const [way, close] of Object.entries(ways)) {
    test(`the panel is closed by ${way}, before and after the scripts load`, async ({ page }) => {
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
      await expect(panelOpener(page)).toHaveAttribute('aria-expanded', 'false');
    });
  }

  test('a panel that is opened before the scripts load contains the notice afterwards', async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto('/?name=Anna', { waitUntil: 'commit' });
    await panelOpener(page).click();
    release();
    await expect(name(page)).toHaveText('Anna');
    await expect(name(page)).toBeVisible();
    await expect(notices(page)).toHaveCount(2);
  });

  test('the focus enters the panel, moves through it, and closes it when it leaves', async ({
    page,
  }) => {
    await open(page, '/?name=Anna');
    await panelOpener(page).focus();
    await page.keyboard.press('Enter');
    await expect(closer(page)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(panelOpener(page)).toBeFocused();
    await page.keyboard.press('Enter');
    for (let tabs = 0; tabs < 5; tabs += 1) {
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

  test('the panel becomes a column when the window grows', async ({ page }) => {
    await open(page, '/?name=Anna');
    await panelOpener(page).click();
    await expect(notices(page)).toHaveCount(2);
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(notices(page)).toHaveCount(1);
    await expect(name(page)).toBeVisible();
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(name(page)).toBeHidden();
  });
});

test('without popovers, the panel of a large screen is a column, and no key closes it', async ({
  page,
}) => {
  await open(page, '/?name=Anna');
  await page.keyboard.press('Escape');
  await expect(name(page)).toBeVisible();
  const main = await page.locator('main').boundingBox();
  const panel = await page.locator('aside').boundingBox();
  expect(main?.x).toBeGreaterThanOrEqual(panel?.width ?? Infinity);
});

test('without a segmenter, a long name is cut without splitting a character', async ({ page }) => {
  const family = '👩\u200d👩\u200d👧';
  const given = 'x'.repeat(57) + family + 'y'.repeat(38);
  await open(page, `/?name=${encodeURIComponent(given)}`);
  await expect(name(page)).toHaveText('x'.repeat(57));
  await expect(page.getByTestId('link-notice')).toContainText('name');
});

test('joined emoji and letters in a name are kept', async ({ page }) => {
  const given = '👩🏽\u200d💻 ❤\ufe0f\u200d🔥 می\u200cخواهم';
  await open(page, `/?name=${encodeURIComponent(given)}`);
  expect(await name(page).textContent()).toBe(given);
  await expect(page.getByTestId('link-notice')).toHaveCount(0);
});

test('without popovers and a segmenter, both views run', async ({ page }) => {
  await openStopped(page, '/?trades=12&seed=run');
  await startButton(page).click();
  await page.clock.fastForward(4_000);
  await expect(page.getByTestId('trade-row').first()).toHaveAttribute('data-serial', '13');
  await page.getByTestId('pause-updates').click();
  await expect(page.getByTestId('pause-updates')).toHaveAttribute('aria-pressed', 'true');

  await openStopped(page, '/v?trades=181&seed=run');
  await startButton(page).click();
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
  await page.clock.fastForward(26_000);
  await expect(page.locator('[data-number="183"]')).toHaveAttribute('data-status', 'sold');
});
