import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { findTesseract } from '@/scripts/setup/findBrowsers';
import { cropsOf } from './support/cropsOf';
import { address, showWhole, startAndWait, wordOf } from './support/markedPage';
import { endTransitions, expect, openStopped, test } from './support/test';

const tesseract = findTesseract();

/** How many pictures of a page are read, and the part of them in which the word has to be found. */
const pictures = 120;
const least = 0.8;

/** Lower-case letters without accents: only English needs to be installed. */
const plain = (text: string) => text.normalize('NFD').replace(/\P{L}/gu, '').toLowerCase();

/** The letters in each of the pictures; text may be anywhere in them. */
const read = (list: string) => {
  const options = ['--dpi', '288', '--psm', '11'];
  const { status, stdout } = spawnSync(tesseract ?? '', [list, '-', ...options], {
    // The tests already use every core.
    env: { ...process.env, OMP_THREAD_LIMIT: '1' },
  });
  expect(status).toBe(0);
  return stdout.toString().split('\f').map(plain);
};

/** As a messenger sends a picture and a person enlarges it: a JPEG, drawn three times as large. */
const enlarge = (page: Page, jpeg: Buffer) =>
  page.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = 3 * image.width;
      canvas.height = 3 * image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    `data:image/jpeg;base64,${jpeg.toString('base64')}`,
  );

/** The part of the least crops with an amount that are read with the word. */
const readPart = async (page: Page, word: string, testInfo: TestInfo) => {
  // Every other crop is larger.
  const { crops } = await cropsOf(page, { word, count: 2 * pictures, seed: 2 });
  const leastCrops = crops.filter((_, index) => index % 2 === 0);
  expect(leastCrops).toHaveLength(pictures);
  const canvas = await page.context().newPage();
  const paths: string[] = [];
  for (const { left, top, right, bottom } of leastCrops) {
    const clip = {
      x: Math.round(left),
      y: Math.round(top),
      width: Math.round(right - left),
      height: Math.round(bottom - top),
    };
    const jpeg = await page.screenshot({ clip, type: 'jpeg', quality: 40 });
    const path = testInfo.outputPath(`${paths.length}.png`);
    await writeFile(path, await enlarge(canvas, jpeg), 'base64');
    paths.push(path);
  }
  await canvas.close();
  const list = testInfo.outputPath('list.txt');
  await writeFile(list, paths.join('\n'));
  return read(list).filter((text) => text.includes(plain(word))).length / pictures;
};

test.describe('read by OCR', { tag: '@full' }, () => {
  test.skip(tesseract === undefined, 'needs tesseract (Debian: tesseract-ocr)');
  test.slow();

  for (const locale of locales) {
    for (const view of views) {
      const path = viewPath(view, locale);
      test(`small pictures of ${path} say the word`, async ({ page }, testInfo) => {
        await openStopped(page, address(view, locale));
        await startAndWait(page, view);
        for (const width of [360, 1280]) {
          await showWhole(page, width);
          await page.clock.runFor(100);
          await endTransitions(page);
          const part = await readPart(page, wordOf(locale), testInfo);
          console.log(`${path} at ${width}: ${Math.round(100 * part)} % read`);
          expect.soft(part, `at ${width}`).toBeGreaterThanOrEqual(least);
        }
      });
    }
  }

  for (const [name, style] of [
    ['without marks', 'hr, small, main *::before, main *::after { opacity: 0 !important }'],
    ['with faint marks', 'hr, small, main *::before, main *::after { opacity: 0.4 !important }'],
    ['with small marks', ':root { --mark: 6px !important }'],
  ] as const) {
    test(`${name}, too few pictures say it`, async ({ page }, testInfo) => {
      await openStopped(page, address('main', 'en'));
      await startAndWait(page, 'main');
      await page.evaluate((text) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(text);
        document.adoptedStyleSheets.push(sheet);
      }, style);
      await showWhole(page, 1280);
      await endTransitions(page);
      const part = await readPart(page, wordOf('en'), testInfo);
      console.log(`${name}: ${Math.round(100 * part)} % read`);
      expect(part).toBeLessThan(least);
    });
  }
});
