import type { Page } from '@playwright/test';
import { views, type View } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { cropsOf } from './support/cropsOf';
import { address, showWhole, startAndWait, wordOf } from './support/markedPage';
import { detailsButton, shareButton, transport } from './support/states';
import { endTransitions, expect, isFull, openStopped, sampled, test } from './support/test';

/** The widths that the layouts are made for, in pixels. */
const widths = [360, 768, 1280, 1920, 2560];

/** Windows of usual size. */
const windows = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

type Options = {
  locale?: Locale;
  /** How many amounts are in view. */
  least?: number;
  /** Of the text. */
  scale?: number;
};

/** Expects a whole word in each of 300 crops with an amount. */
const expectWords = async (
  page: Page,
  state: string,
  { locale = 'en', least = 1, scale = 1 }: Options = {},
) => {
  const { amounts, bare } = await cropsOf(page, {
    word: wordOf(locale),
    count: 300,
    seed: 1,
    scale,
  });
  expect.soft(amounts, `amounts ${state}`).toBeGreaterThanOrEqual(least);
  const found = bare.map(({ text, left, top, right, bottom }) => {
    const [x, y, width, height] = [left, top, right - left, bottom - top].map(Math.round);
    return `${text} in ${width} × ${height} at ${x}, ${y}`;
  });
  expect.soft(found.slice(0, 5), `${found.length} crops without a word ${state}`).toEqual([]);
};

/** The page learns only in a frame what another size or another place of it changes. */
const drawFrame = (page: Page) => page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 } });

/** The same, once nothing moves. */
const expectWordsAtRest = async (page: Page, state: string, options?: Options) => {
  await drawFrame(page);
  await page.clock.runFor(100);
  await endTransitions(page);
  await expectWords(page, state, options);
};

const openRunning = async (page: Page, view: View, locale: Locale = 'en') => {
  await openStopped(page, address(view, locale));
  await startAndWait(page, view);
};

const addStyles = (page: Page, styles: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, styles);

// Only Chromium's protocol tells where generated text is.
test.describe('in Chromium', { tag: ['@chromium', '@full'] }, () => {
  for (const locale of locales) {
    for (const view of views) {
      // Outside the full tests, all of it in English, and each other language on one of the views.
      const isWhole = isFull || locale === 'en';
      const isOwn = view === (locales.indexOf(locale) % 2 === 0 ? 'main' : 'alternate');
      const path = viewPath(view, locale);
      const title = `every crop of ${path} that has an amount has a whole word`;
      test(title, { tag: isWhole || isOwn ? [] : '@full' }, async ({ page }) => {
        test.slow();
        const options = { locale, least: 5 };
        const shown = isWhole ? widths : [360, 1280];
        await openStopped(page, address(view, locale));
        for (const width of shown) {
          await showWhole(page, width);
          await expectWordsAtRest(page, `at ${width}, before the start`, options);
        }
        await startAndWait(page, view);
        for (const width of shown) {
          await showWhole(page, width);
          await expectWordsAtRest(page, `at ${width}, running`, { locale, least: 10 });
        }
      });
    }
  }

  for (const view of views) {
    const path = viewPath(view, 'en');

    test(`while rows of ${path} move, every crop has a word`, async ({ page }) => {
      await openRunning(page, view);
      const session = await page.context().newCDPSession(page);
      await session.send('Animation.enable');
      for (const width of sampled(widths, [360, 1280])) {
        await showWhole(page, width);
        await endTransitions(page);
        await session.send('Animation.setPlaybackRate', { playbackRate: 0 });
        const newest = () =>
          page
            .getByTestId('trade-row')
            .first()
            .evaluate(({ dataset }) => dataset.serial ?? dataset.number);
        const before = await newest();
        if (view === 'main') {
          for (let waited = 0; waited < 8_000 && (await newest()) === before; waited += 100) {
            await page.clock.runFor(100);
          }
        } else {
          // The trades that are open are sold, and a round later two others are above them.
          await page.clock.fastForward(30_000);
          await page.locator('[data-start]').click();
          for (let waited = 0; waited < 12_000 && (await newest()) === before; waited += 100) {
            await page.clock.runFor(100);
          }
        }
        expect(await newest()).not.toBe(before);
        const moving = await page.evaluate(() => {
          const all = document.getAnimations().filter(({ effect }) => {
            const { delay = 0, duration } = effect?.getTiming() ?? {};
            return typeof duration === 'number' && Number.isFinite(delay + duration);
          });
          for (const animation of all) {
            const { delay = 0, duration } = animation.effect?.getTiming() ?? {};
            animation.pause();
            animation.currentTime = delay + Number(duration) / 2;
          }
          return all.length;
        });
        expect(moving).toBeGreaterThan(3);
        await expectWords(page, `at ${width}, moving`, { least: 10 });
        await session.send('Animation.setPlaybackRate', { playbackRate: 1 });
        await endTransitions(page);
      }
    });

    const preferred = `${path} has a word in every crop in print, and as visitors prefer it`;
    test(preferred, async ({ page }) => {
      await openRunning(page, view);
      const preferences = {
        'in print': { media: 'print' },
        'in forced colours': { media: null, forcedColors: 'active' },
        'with more contrast': { forcedColors: null, contrast: 'more' },
        'with less motion': { contrast: null, reducedMotion: 'reduce' },
      } as const;
      for (const [state, preference] of Object.entries(preferences)) {
        await page.emulateMedia(preference);
        const isPrint = preference === preferences['in print'];
        // Paper has it smaller, as a picture of the page may be: the parts are cut before that.
        if (isPrint) {
          await page.evaluate(() => document.querySelector('main')?.style.setProperty('zoom', '1'));
        }
        for (const width of isPrint ? [794] : [360, 1280]) {
          await showWhole(page, width);
          await expectWordsAtRest(page, `${state}, at ${width}`, { least: 10 });
        }
        if (isPrint) {
          await page.evaluate(() => document.querySelector('main')?.style.removeProperty('zoom'));
        }
      }
    });

    test(`with large text, ${path} has a word in every crop`, async ({ page }) => {
      await openRunning(page, view);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      for (const width of sampled(widths, [360, 1280])) {
        await showWhole(page, width);
        await expectWordsAtRest(page, `at ${width}`, { least: 5, scale: 2 });
      }
    });

    test(`as a presentation, ${path} has a word in every crop`, async ({ page }) => {
      // On the alternate view, with open trades.
      await openStopped(page, `${address(view, 'en')}&t=16&paused&present`);
      await transport(page).waitFor();
      for (const [width, height] of sampled(windows, [
        [360, 740],
        [1280, 800],
        [1920, 1080],
      ])) {
        await showWhole(page, width);
        await page.mouse.move(5, 5);
        await expectWordsAtRest(page, `at ${width}`, { least: 10 });
        await page.setViewportSize({ width, height });
        await page.mouse.move(5, 6);
        await expectWordsAtRest(page, `at ${width}, in the window`);
        await page.clock.runFor(3_100);
        await expectWordsAtRest(page, `at ${width}, without the bar`);
      }
    });

    test(`the dialogs of ${path} have a word in every crop`, async ({ page }) => {
      await openStopped(page, address(view, 'en'));
      for (const opener of [detailsButton, shareButton]) {
        await opener(page).click();
        await page.getByRole('dialog').waitFor();
        for (const [width, height] of sampled(windows, [
          [360, 740],
          [1280, 800],
        ])) {
          await page.setViewportSize({ width, height });
          const text = page.getByRole('dialog').locator('.MuiDialogContent-root');
          const most = await text.evaluate((each) => each.scrollHeight - each.clientHeight);
          for (let y = 0; y <= most; y += 180) {
            await text.evaluate((each, top) => each.scrollTo(0, top), y);
            const state = `at ${width}, ${opener.name}, scrolled to ${y}`;
            await expectWordsAtRest(page, state, { least: 0 });
          }
        }
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      }
    });

    test(`the values of the link that ${path} did not use have words`, async ({ page }) => {
      await openStopped(page, `${viewPath(view, 'en')}?amount=x&name=%E2%80%AEx`);
      const notice = page.getByTestId('link-notice');
      for (const isOpen of [false, true]) {
        if (isOpen) await notice.locator('[aria-expanded]').click();
        for (const [width, height] of sampled(windows, [
          [360, 740],
          [1280, 800],
        ])) {
          await page.setViewportSize({ width, height });
          await expectWordsAtRest(page, `at ${width}, ${isOpen ? 'opened' : 'closed'}`, {
            least: 0,
          });
        }
      }
    });

    const lesson = `with the lesson, ${path} has a word in every crop`;
    test(lesson, { tag: view === 'main' ? [] : '@full' }, async ({ page }) => {
      const moment = view === 'main' ? 't=300' : 'rounds=8&t=12';
      for (const step of sampled([1, 4, 7, 8], [4, 7])) {
        await openStopped(page, `${address(view, 'en')}&${moment}&paused&lesson=${step}`);
        await page.getByTestId('lesson').waitFor();
        for (const [width, height] of sampled(windows, [
          [360, 740],
          [1280, 800],
        ])) {
          await page.setViewportSize({ width, height });
          // In a low window, the figures may be above or below what is in view.
          const least = width < 1000 ? 0 : 1;
          await expectWordsAtRest(page, `at ${width}, step ${step}`, { least });
        }
      }
    });
  }

  test('the values of the charts as tables have a word in every crop', async ({ page }) => {
    await openRunning(page, 'main');
    for (const chart of ['daily-sales', 'last-campaign']) {
      await page.getByTestId(chart).getByRole('button').click();
    }
    for (const width of widths) {
      await showWhole(page, width);
      await expectWordsAtRest(page, `at ${width}`, { least: 10 });
    }
  });

  for (const [view, most] of [
    ['main', 40],
    ['alternate', 30],
  ] as const) {
    for (const locale of ['en', 'de', 'pl'] as const) {
      const path = viewPath(view, locale);
      test(`${path} fits its window, with at most ${most} words`, async ({ page }) => {
        await openRunning(page, view, locale);
        for (const [width, height] of [
          [1280, 800],
          [1920, 1080],
        ] as const) {
          await page.setViewportSize({ width, height });
          await page.clock.runFor(100);
          expect
            .soft(
              await page.evaluate(() => document.documentElement.scrollHeight),
              `${width} × ${height}`,
            )
            .toBe(height);
        }
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.clock.runFor(100);
        await endTransitions(page);
        const { words } = await cropsOf(page, { word: wordOf(locale), count: 1, seed: 1 });
        expect(words).toBeGreaterThan(15);
        expect(words).toBeLessThanOrEqual(most);
      });
    }
  }

  test('without the rules, there are crops without a word', async ({ page }) => {
    await openRunning(page, 'main');
    await showWhole(page, 1280);
    await endTransitions(page);
    const bareOf = async () =>
      (await cropsOf(page, { word: wordOf('en'), count: 300, seed: 1 })).bare.length;
    expect(await bareOf()).toBe(0);
    await addStyles(page, 'hr { visibility: hidden }');
    expect(await bareOf()).toBeGreaterThan(30);
  });
});

test('where pseudo-elements do not show, each card with figures has its first word', async ({
  page,
}) => {
  for (const [view, count] of [
    ['main', 4],
    ['alternate', 1],
  ] as const) {
    await openStopped(page, address(view, 'en'));
    await addStyles(page, '*::before, *::after { display: none !important }');
    const words = page.locator('main .MuiCard-root > div:first-child').getByText('Simulation');
    await expect(words).toHaveCount(count);
    for (const word of await words.all()) await expect(word).toBeVisible();
  }
});
