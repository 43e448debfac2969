import type { Page } from '@playwright/test';
import { nameOfLocale, otherLocales } from '@/lib/i18n/locales';
import { detailsButton, panelOpener, shareButton } from './support/states';
import { expect, expectPaused, openStopped, sampled, startButton, test } from './support/test';

/** The name of the focused element, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body)
      return { name: 'body', seen: false, isInDialog: false };
    // MUI shows the focus of a field by its border, and that of a checkbox around it.
    const border = element.parentElement?.querySelector(':scope > fieldset') ?? element;
    const outlined = element.closest('.Mui-focusVisible') ?? element;
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(outlined);
    const seen =
      (border !== element && parseFloat(getComputedStyle(border).borderTopWidth) >= 2) ||
      (outlineStyle !== 'none' &&
        parseFloat(outlineWidth) >= 2 &&
        !/rgba\(.*, 0\)/.test(outlineColor) &&
        element.matches(':focus-visible'));
    const label = element.getAttribute('aria-label') ?? element.textContent.trim();
    const isInDialog = element.closest('[role=dialog]') !== null;
    return { name: label === '' ? element.tagName : label, seen, isInDialog };
  });

/** The elements that Tab reaches, from the start of the page until it leaves the page. */
const stopsOf = async (page: Page) => {
  const stops: string[] = [];
  await page.keyboard.press('Tab');
  for (let stop = await focused(page); stop.name !== 'body'; stop = await focused(page)) {
    expect(stop).toMatchObject({ seen: true });
    expect(stops, `${stop.name} comes twice`).not.toContain(stop.name);
    stops.push(stop.name);
    await page.keyboard.press('Tab');
  }
  return stops;
};

const languages = otherLocales.map((locale) => nameOfLocale(locale));

const orders = {
  '/?seed=keys': [
    ...['Skip to content', 'What gives it away?', 'English', 'Search', 'Share', 'Start'],
    ...['Period', 'See more details'],
    ...['Table, Daily Sales', 'Daily Sales. Read values with arrow keys'],
    'Table, Last Campaign Performance',
    'Last Campaign Performance. Read values with arrow keys',
  ],
  '/v?seed=keys': [
    ...['Skip to content', 'What gives it away?', 'English', 'See more details', 'Share'],
    ...['Start Trading', 'Withdraw'],
  ],
};

for (const [address, order] of Object.entries(orders)) {
  test(`Tab reaches every control of ${address} once, in order, with visible focus`, async ({
    page,
  }) => {
    await openStopped(page, address);
    expect(await stopsOf(page)).toEqual(order);
  });
}

test('Tab moves through the panel of a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStopped(page, '/?seed=keys');
  await panelOpener(page).focus();
  await page.keyboard.press('Enter');
  for (const name of ['Close menu', 'English']) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ name, seen: true });
  }
  await page.keyboard.press('Enter');
  for (const name of languages) {
    await page.keyboard.press('Tab');
    expect(await focused(page)).toMatchObject({ name, seen: true });
  }
});

test('both views can be used with the keyboard alone', async ({ page }) => {
  await openStopped(page, '/?seed=keys');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(startButton(page)).toHaveText('System is Working');
  await expect(startButton(page)).toBeFocused();
  await page.getByTestId('pause-updates').focus();
  await page.keyboard.press('Space');
  await expectPaused(page, true);
  await expect(page.getByTestId('pause-updates')).toBeFocused();

  await openStopped(page, '/v?seed=keys');
  await startButton(page).focus();
  await page.keyboard.press('Space');
  await page.clock.fastForward(6_000);
  await expect(page.getByTestId('analysis-overlay')).toHaveCount(0);
  await expect(startButton(page)).toBeFocused();
});

for (const address of sampled(['/?seed=keys', '/v?seed=keys'], ['/?seed=keys'])) {
  test(`the dialogs of ${address} keep the focus, and return it when they close`, async ({
    page,
  }) => {
    await openStopped(page, address);
    const all = [detailsButton(page), shareButton(page)];
    for (const opener of sampled(all, all.slice(1))) {
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      for (const key of [...Array<string>(40).fill('Tab'), 'Shift+Tab']) {
        await page.keyboard.press(key);
        expect(await focused(page)).toMatchObject({ seen: true, isInDialog: true });
      }
      await dialog.getByRole('button', { name: 'Close' }).focus();
      await page.keyboard.press('Enter');
      await page.clock.runFor(500);
      await expect(dialog).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
  });
}

test('dismissing the notice about the link moves the focus to the content', async ({ page }) => {
  await openStopped(page, '/?amount=x');
  await page.getByRole('button', { name: 'Dismiss' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#content')).toBeFocused();
});
