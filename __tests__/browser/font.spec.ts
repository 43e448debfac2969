import type { Page } from '@playwright/test';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { findHeadlessChromium } from '@/scripts/setup/findBrowsers';
import { endTransitions, expect, noticeMeasured, openStopped, test } from './support/test';

const executablePath = findHeadlessChromium();

// Letters as wide as on most screens. Without this, headless Chromium rounds each to whole pixels.
const exactWidths = ['--font-render-hinting=none', '--force-device-scale-factor=2'];

test.use({
  expected: [/Failed to load resource/],
  launchOptions: {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: ['--no-sandbox', ...exactWidths],
  },
});

/** Where the parts of a page are, from top to bottom, and how high. */
const heightsOf = (page: Page) =>
  page
    .locator(
      '[data-notice], header, header *, main, main h1, main section, main section *, aside *',
    )
    .evaluateAll((parts) =>
      parts
        .filter((part) => part.checkVisibility() && part.closest('svg') === null)
        .map((part) => {
          const { top, height } = part.getBoundingClientRect();
          return `${part.tagName} ${Math.round(top)} ${Math.round(height)}`;
        }),
    );

for (const view of views) {
  test(
    `the fallback font lays out the ${view} view as the web font does`,
    // Its browser is started for it alone.
    { tag: ['@chromium', '@full'] },
    async ({ page }) => {
      const read = async (path: string) => {
        const heights: string[] = [];
        for (const width of [360, 768, 1280, 1920]) {
          await page.setViewportSize({ width, height: 800 });
          await noticeMeasured(page);
          // The rows of the list slide when their height changes with the width.
          await endTransitions(page);
          heights.push(`${path} at ${width}`, ...(await heightsOf(page)));
        }
        return heights;
      };
      const found: string[][] = [];
      for (const path of locales.map((locale) => viewPath(view, locale))) {
        await openStopped(page, `${path}?seed=font&name=Anna`);
        // A font that loads late is only shown from the next visit on.
        await page.evaluate(() => document.fonts.ready);
        await openStopped(page, `${path}?seed=font&name=Anna`);
        found.push(await read(path));
      }
      await page.route('**/*.woff2', (route) => route.abort());
      const fallback: string[][] = [];
      for (const path of locales.map((locale) => viewPath(view, locale))) {
        await openStopped(page, `${path}?seed=font&name=Anna`);
        fallback.push(await read(path));
      }
      expect(fallback).toEqual(found);
    },
  );
}
