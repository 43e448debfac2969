import type { Page } from '@playwright/test';
import type { View } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { messagesOf } from '../../messages';
import { noticeMeasured, startButton } from './test';

/** The word for simulation. */
export const wordOf = (locale: Locale) => messagesOf(locale).notice.word;

/**
 * Makes the window as tall as the page, so that all of it can be hit-tested. What sticks below the
 * notice is where it belongs only once the new height of that is known.
 */
export const showWhole = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  await noticeMeasured(page);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  await noticeMeasured(page);
};

export const address = (view: View, locale: Locale) =>
  `${viewPath(view, locale)}?seed=crop&trades=25`;

export const startAndWait = async (page: Page, view: View) => {
  await startButton(page).click();
  // Ten trades of the main view; on the other one, two that are open. Frames take time to draw.
  await page.clock.fastForward(view === 'main' ? 38_000 : 11_000);
  await page.clock.runFor(3_000);
};
