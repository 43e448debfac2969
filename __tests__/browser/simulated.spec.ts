import type { Page } from '@playwright/test';
import { views } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { messagesOf } from '../messages';
import { amountsOf } from './support/amountsOf';
import { settled } from './support/settled';
import { distinctStates, states, type State } from './support/states';
import { expect, isFull, openStopped, sampled, startButton, test } from './support/test';

/** Width, height and size of the text, in pixels. */
const looks = [
  [1280, 800, 16],
  [320, 640, 16],
  [360, 740, 32],
  [768, 1024, 16],
  [1920, 1080, 16],
  [2560, 1440, 16],
] as const;

const wordOf = (locale: Locale) => messagesOf(locale).notice.simulated;

/** Amounts are texts in euros, which no other text on the pages looks like. */
const euros = 'seed=s1&trades=25&currency=EUR&country=DE';

const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

/** Expects the word at every amount in windows of these sizes. @returns the least number of amounts */
const expectWords = async (
  page: Page,
  locale: Locale,
  state: string,
  shown: readonly (typeof looks)[number][],
) => {
  const counts: number[] = [];
  for (const [width, height, fontSize] of shown) {
    await page.setViewportSize({ width, height });
    await addStyles(page, `html:root { font-size: ${fontSize}px }`);
    await page.clock.runFor(100);
    const amounts = await amountsOf(page, wordOf(locale));
    counts.push(amounts.length);
    const faults = amounts
      .filter(({ fault }) => fault !== '')
      .map(
        ({ text, fault, box }) =>
          `${text}: ${fault}, at ${Math.round(box.x)}, ${Math.round(box.y)}`,
      );
    expect.soft(faults, `${state}, ${width} × ${height}, ${fontSize} px`).toEqual([]);
  }
  return Math.min(...counts);
};

const start = async (page: Page, state: State) => {
  await openStopped(page, `${viewPath(state.view, 'en')}${state.query ?? '?'}&${euros}`);
  await state.reach?.(page);
};

for (const state of sampled(states, distinctStates)) {
  test(`${state.view}, ${state.name}: each gain and balance has the word`, async ({ page }) => {
    if (state.size) await page.setViewportSize(state.size);
    await start(page, state);
    const shown = state.size ? looks.slice(1, 2) : sampled(looks, looks.slice(0, 3));
    await expectWords(page, 'en', state.name, shown);
  });
}

/** Expects that a view fits usual screens, and says what it is without saying it everywhere. */
const expectCalm = async (page: Page, locale: Locale) => {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.clock.runFor(100);
    await settled(page);
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    expect.soft(whole, `${locale}, ${width} × ${height}`).toBe(height);
  }
  const seen = await page.evaluate(
    (expected) =>
      [...document.querySelectorAll('body *')]
        .filter(
          (element) => element.checkVisibility() && element.closest('[data-simulated]') === null,
        )
        .flatMap((element) => [...element.childNodes])
        .filter((node) => node.nodeType === Node.TEXT_NODE)
        .filter(({ nodeValue }) => nodeValue?.toLowerCase().includes(expected)).length,
    messagesOf(locale).notice.word.slice(0, 6).toLowerCase(),
  );
  // The notice, the stamp, and the title of the page.
  expect.soft(seen, `${locale}: words for simulation`).toBeGreaterThanOrEqual(2);
  expect.soft(seen, `${locale}: words for simulation`).toBeLessThanOrEqual(6);
  const elements = await page.evaluate(() => document.querySelectorAll('*').length);
  expect.soft(elements, locale).toBeLessThanOrEqual(460);
};

for (const view of views) {
  const path = viewPath(view, 'en');
  test(`${path} running is calm, and each gain and balance has the word, in every language`, async ({
    page,
  }) => {
    if (isFull) test.setTimeout(240_000);
    for (const locale of sampled(locales, ['pl'])) {
      await openStopped(page, `${viewPath(view, locale)}?${euros}`);
      await startButton(page).click();
      await page.clock.fastForward(view === 'main' ? 40_000 : 12_000);
      await page.clock.runFor(1_000);
      await expectCalm(page, locale);
      const least = await expectWords(page, locale, locale, sampled(looks, looks.slice(0, 3)));
      // The large figure, the last profit, the range of totals, ten rows; or the figure and seven rows.
      expect(least).toBeGreaterThanOrEqual(view === 'main' ? 13 : 8);
    }
  });
}

// Firefox shows the scrollbar of a table over the ends of its words while it scrolls.
const values = 'the values of a chart have the word, read one by one and as a table';
test(values, { tag: '@chromium' }, async ({ page }) => {
  await openStopped(page, `/?${euros}&t=60&paused`);
  const reading = page.getByRole('application').first();
  await reading.press('End');
  const before = await amountsOf(page, wordOf('en'));
  expect(before.map(({ text }) => text)).toContainEqual(expect.stringContaining(' · '));
  expect(before.filter(({ fault }) => fault !== '')).toEqual([]);
  for (const toggle of await page.getByRole('button', { name: /^Table/ }).all())
    await toggle.click();
  const after = await amountsOf(page, wordOf('en'));
  expect(after.length).toBeGreaterThan(before.length + 20);
  expect(after.filter(({ fault }) => fault !== '')).toEqual([]);
});

test('in forced colours and in print, each gain and balance has the word', async ({ page }) => {
  for (const view of views) {
    await openStopped(page, `${viewPath(view, 'en')}?${euros}&t=60`);
    for (const media of [
      { forcedColors: 'active' },
      { forcedColors: null, media: 'print' },
    ] as const) {
      await page.emulateMedia(media);
      await expectWords(page, 'en', JSON.stringify(media), looks.slice(0, 1));
    }
    await page.emulateMedia({ media: null });
  }
});

test('a word that is missing, too small, too faint or covered is found', async ({ page }) => {
  await openStopped(page, `/?${euros}&t=60&paused`);
  const faults = async () =>
    (await amountsOf(page, wordOf('en'))).filter(({ fault }) => fault !== '').length;
  expect(await faults()).toBe(0);
  for (const style of [
    'visibility: hidden',
    'font-size: 9px !important',
    'color: #aaa !important',
    'position: absolute; left: 0; top: 0',
  ]) {
    await addStyles(page, `[data-simulated] { ${style} }`);
    expect.soft(await faults(), style).toBeGreaterThan(10);
    await page.evaluate(() => document.adoptedStyleSheets.pop());
  }
});
