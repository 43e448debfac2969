import { spawnSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { findTesseract } from '@/scripts/setup/findBrowsers';
import { cropsOf } from './support/cropsOf';
import { address, showWhole, startAndWait, wordOf } from './support/markedPage';
import { endTransitions, expect, openStopped, test } from './support/test';

const tesseract = findTesseract();

/** Lower-case letters without accents: only English needs to be installed. */
const plain = (text: string) => text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();

/** Text anywhere in the picture, as one block of lines, and beside much brighter text. */
const ways = [
  ['--psm', '11'],
  ['--psm', '6'],
  ['--psm', '11', '-c', 'thresholding_method=1'],
];

/** The letters in a picture, read in one of these ways. */
const read = (picture: Buffer, options: readonly string[]) => {
  const { status, stdout } = spawnSync(tesseract ?? '', ['-', '-', '--dpi', '192', ...options], {
    input: picture,
    // The tests already use every core.
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  expect(status).toBe(0);
  return plain(stdout.toString());
};

/** Whether a text has the word in it, with at most one letter that was read wrongly. */
const says = (text: string, word: string) =>
  Array.from(text, (_, at) =>
    Array.from(word).filter((letter, index) => text[at + index] !== letter),
  ).some((wrong) => wrong.length <= 1);

/** The crops that are read without the word. */
const unread = async (page: Page, word: string, { crops }: Awaited<ReturnType<typeof cropsOf>>) => {
  const without: string[] = [];
  for (const { left, top, right, bottom, text } of crops) {
    const clip = { x: left, y: top, width: right - left, height: bottom - top };
    const picture = await page.screenshot({ clip });
    if (!ways.some((options) => says(read(picture, options), plain(word)))) {
      without.push(`${text} at ${Math.round(left)}, ${Math.round(top)}`);
    }
  }
  return without;
};

test.describe('read by OCR', { tag: '@full' }, () => {
  test.skip(tesseract === undefined, 'needs tesseract (Debian: tesseract-ocr)');
  test.use({ deviceScaleFactor: 2 });
  test.slow();

  for (const locale of locales) {
    for (const view of views) {
      test(`crops of ${viewPath(view, locale)} say the word`, async ({ page }) => {
        const { word, halfWidth } = wordOf(locale);
        await openStopped(page, address(view, locale));
        await startAndWait(page, view);
        for (const width of [360, 1280]) {
          await showWhole(page, width);
          await page.clock.runFor(100);
          await endTransitions(page);
          const found = await cropsOf(page, { word, halfWidth, count: 8, seed: 2 });
          expect(found.crops).toHaveLength(8);
          expect.soft(await unread(page, word, found), `at ${width}`).toEqual([]);
        }
      });
    }
  }

  test('without marks, no crop says it', async ({ page }) => {
    const { word, halfWidth } = wordOf('en');
    await openStopped(page, address('main', 'en'));
    await showWhole(page, 1280);
    const found = await cropsOf(page, { word, halfWidth, count: 4, seed: 2 });
    await page.evaluate(() => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(
        'hr, small, aside::after, main *::before, main *::after { opacity: 0 !important }',
      );
      document.adoptedStyleSheets.push(sheet);
    });
    expect(await unread(page, word, found)).toHaveLength(4);
  });
});
