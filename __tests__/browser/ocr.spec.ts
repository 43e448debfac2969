import { spawnSync } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { views } from '@/lib/config/views';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { findTesseract } from '@/scripts/setup/findBrowsers';
import { messagesOf } from '../messages';
import { amountsOf, type Amount } from './support/amountsOf';
import { endTransitions, expect, openStopped, test } from './support/test';

const tesseract = findTesseract();

/** The part of the pictures in which the word has to be found. */
const least = 0.95;

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

/** As a messenger sends a picture and a person enlarges it: a JPEG, drawn larger. */
const enlarge = (page: Page, jpeg: Buffer, times: number) =>
  page.evaluate(
    async ([source, scale]) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = scale * image.width;
      canvas.height = scale * image.height;
      const context = canvas.getContext('2d');
      if (!context) throw new Error('no canvas');
      context.imageSmoothingQuality = 'high';
      context.drawImage(image, 0, 0, canvas.width, canvas.height);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [`data:image/jpeg;base64,${jpeg.toString('base64')}`, times] as const,
  );

/** How many times as large each picture is read: programs find large and small letters at different sizes. */
const scales = [1, 2, 3] as const;

/** Pixels around an amount and its word. */
const margin = 16;

/** How many of the gains and balances are read with the word, each cut out closely. */
const readAmounts = async (page: Page, word: string, testInfo: TestInfo) => {
  const amounts = await amountsOf(page, word);
  const canvas = await page.context().newPage();
  const paths: string[] = [];
  for (const { box } of amounts) {
    const [x, y] = [Math.max(0, box.x - margin), Math.max(0, box.y - margin)];
    const width = box.x + box.width + margin - x;
    const height = box.y + box.height + margin - y;
    const jpeg = await page.screenshot({
      clip: { x, y, width, height },
      type: 'jpeg',
      quality: 60,
    });
    for (const times of scales) {
      const path = testInfo.outputPath(`${paths.length}.png`);
      await writeFile(path, await enlarge(canvas, jpeg, times), 'base64');
      paths.push(path);
    }
  }
  await canvas.close();
  const list = testInfo.outputPath('list.txt');
  await writeFile(list, paths.join('\n'));
  const texts = read(list);
  const isRead = (_: Amount, index: number) =>
    scales.some((_scale, at) => texts[index * scales.length + at]?.includes(plain(word)));
  return { read: amounts.filter(isRead).length, all: amounts.length };
};

/** Makes the window as high as the page, so that no amount has to be scrolled into view. */
const showWhole = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 900 });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: height + 100 });
  await page.clock.runFor(100);
  await endTransitions(page);
};

const openRunning = (page: Page, path: string) =>
  openStopped(page, `${path}?seed=read&trades=25&currency=EUR&country=DE&t=40&paused`);

test.describe('read by OCR', { tag: '@full' }, () => {
  test.skip(tesseract === undefined, 'needs tesseract (Debian: tesseract-ocr)');
  test.slow();

  for (const locale of locales) {
    test(`pictures of the amounts say the word in ${locale}`, async ({ page }, testInfo) => {
      const counts: { read: number; all: number }[] = [];
      for (const view of views) {
        await openRunning(page, viewPath(view, locale));
        for (const width of [390, 1280]) {
          await showWhole(page, width);
          counts.push(await readAmounts(page, messagesOf(locale).notice.simulated, testInfo));
        }
      }
      const sum = (which: 'read' | 'all') => counts.reduce((total, each) => total + each[which], 0);
      console.log(`${locale}: ${sum('read')} of ${sum('all')} read`);
      expect(sum('all')).toBeGreaterThan(30);
      expect(sum('read') / sum('all')).toBeGreaterThanOrEqual(least);
    });
  }
});
