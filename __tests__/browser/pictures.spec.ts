import { views } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { endTransitions, expect, startButton, stopTime, test } from './support/test';

/**
 * The Chromium that took the pictures, since each version draws a little differently. To take them
 * again, after a changed look or with another Chromium: change this, and run
 * `FULL=1 npx playwright test browser/pictures --update-snapshots`.
 */
const takenBy = '156.0.8078.79';

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Milliseconds after Start. Both views show changes then. */
const runningFor = 20_000;

test.describe('pictures', { tag: '@full' }, () => {
  for (const view of views) {
    for (const locale of ['en', 'pl'] as const) {
      test(`${viewPath(view, locale)} looks as before`, async ({ page, browser }) => {
        const version = browser.version();
        test.skip(version !== takenBy, `Chromium ${version}; the pictures are of ${takenBy}`);
        await stopTime(page);
        for (const window of windows) {
          await page.setViewportSize(window);
          await page.goto(`${viewPath(view, locale)}?seed=pictures&name=Anna`);
          // A font that loads late is only shown from the next visit on.
          await page.evaluate(() => document.fonts.ready);
          await page.reload();
          await page.clock.runFor(3_000);
          await expect(page.getByTestId('display-name')).toHaveText('Anna');
          await startButton(page).click();
          await page.clock.fastForward(runningFor);
          await page.clock.runFor(3_000);
          await endTransitions(page);
          await expect(page).toHaveScreenshot(`${view}-${locale}-${window.width}.png`, {
            fullPage: true,
            animations: 'disabled',
            maxDiffPixelRatio: 0.001,
          });
        }
      });
    }
  }
});
