import type { Locator, Page } from '@playwright/test';
import { transport } from './states';
import { openStopped } from './test';

export const time = (page: Page) => page.getByTestId('transport-time');

export const slider = (page: Page) => transport(page).getByRole('slider');

export const barButton = (page: Page, name: string) =>
  transport(page).getByRole('button', { name, exact: true });

/** Opens a presentation, and stops time one hour later. */
export const present = async (page: Page, address: string) => {
  await openStopped(page, address);
  await transport(page).waitFor();
  // The time that has passed has hidden the bar, and a touch would only show it.
  await page.mouse.move(2, 2);
};

/** Focuses something as the keyboard does: the last thing used is a key. */
export const focusByKey = async (page: Page, what: Locator) => {
  await page.keyboard.press('Shift');
  await what.focus();
};
