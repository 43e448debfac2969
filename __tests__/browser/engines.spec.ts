import { pictureOfNotice } from './support/isPainted';
import { expect, expectPaused, open, openStopped, startButton, test } from './support/test';

/** What at least one of the oldest supported browsers lacks, by the object or class that has it. */
const lacking = {
  Document: ['startViewTransition'],
  Set: ['union', 'intersection', 'difference', 'isSubsetOf'],
  Iterator: ['map', 'filter', 'take', 'drop', 'toArray', 'forEach', 'some', 'find'],
  Intl: ['DurationFormat'],
  Promise: ['try'],
  URL: ['parse'],
  RegExp: ['escape'],
  Uint8Array: ['fromBase64', 'toBase64', 'fromHex', 'toHex'],
  window: ['Iterator', 'requestIdleCallback', 'navigation', 'scheduler', 'CloseWatcher'],
};

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
};

/** The oldest supported browsers fire `toggle` at popovers, but not at dialogs. */
const takeAwayToggle = () => {
  window.addEventListener(
    'toggle',
    (event) => {
      if (event.target instanceof HTMLDialogElement) event.stopImmediatePropagation();
    },
    true,
  );
};

test.beforeEach(async ({ page }) => {
  await page.addInitScript(takeAway, lacking);
  await page.addInitScript(takeAwayToggle);
});

test('a long name is cut without splitting a character', { tag: '@full' }, async ({ page }) => {
  const family = '👩\u200d👩\u200d👧';
  const given = 'x'.repeat(57) + family + 'y'.repeat(38);
  await open(page, `/?name=${encodeURIComponent(given)}`);
  await expect(page.getByTestId('display-name')).toHaveText('x'.repeat(57));
  await expect(page.getByTestId('link-notice')).toContainText('name');
});

test('joined emoji and letters in a name are kept', { tag: '@full' }, async ({ page }) => {
  const given = '👩🏽\u200d💻 ❤\ufe0f\u200d🔥 می\u200cخواهم';
  await open(page, `/?name=${encodeURIComponent(given)}`);
  expect(await page.getByTestId('display-name').textContent()).toBe(given);
  await expect(page.getByTestId('link-notice')).toHaveCount(0);
});

test('both views run without what the oldest supported browsers lack', async ({
  page,
  browserName,
}) => {
  await openStopped(page, '/?trades=12&seed=run');
  await startButton(page).click();
  await page.clock.fastForward(4_000);
  await expect(page.getByTestId('trade-row').first()).toHaveAttribute('data-serial', '13');
  await page.getByTestId('pause-updates').click();
  await expectPaused(page, true);

  await openStopped(page, '/v?trades=181&seed=run');
  const picture = () => (browserName === 'firefox' ? null : pictureOfNotice(page));
  const notice = await picture();
  await startButton(page).click();
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
  expect(await picture()).toEqual(notice);
  await page.clock.fastForward(26_000);
  await expect(page.locator('[data-number="183"]')).toHaveAttribute('data-status', 'sold');
});
