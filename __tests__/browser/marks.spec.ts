import type { Page } from '@playwright/test';
import { views } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { messagesOf } from '../messages';
import { cropsOf } from './support/cropsOf';
import { address, showWhole, startAndWait, wordOf } from './support/markedPage';
import { detailsButton, shareButton } from './support/states';
import { endTransitions, expect, openStopped, sampled, test } from './support/test';

/** The widths that the layouts are made for, in pixels. */
const widths = sampled([360, 768, 1280, 1920], [360, 1280]);

/** The languages with the shortest and with the longest word. */
const lengthIn = (locale: Locale) => messagesOf(locale).notice.word.length;
const byLength = locales.toSorted((a, b) => lengthIn(a) - lengthIn(b));
const extremes = [...byLength.slice(0, 1), ...byLength.slice(-1)];

type Word = ReturnType<typeof wordOf>;

const expectWords = async (page: Page, word: Word, state: string, least = 1) => {
  await page.clock.runFor(100);
  await endTransitions(page);
  const { amounts, bare } = await cropsOf(page, { ...word, count: 300, seed: 1 });
  expect.soft(amounts, `amounts ${state}`).toBeGreaterThanOrEqual(least);
  expect.soft(bare.slice(0, 5), `${bare.length} crops without a word ${state}`).toEqual([]);
};

for (const [index, locale] of sampled(locales, extremes).entries()) {
  // In the sample, the main view with the shortest word, and both with the longest.
  for (const view of sampled(views, index === 0 ? ['main'] : views)) {
    const path = viewPath(view, locale);
    test(`every crop of ${path} that has an amount has a whole word`, async ({ page }) => {
      const word = wordOf(locale);
      expect(word.halfWidth).toBeGreaterThan(20);
      await openStopped(page, address(view, locale));
      for (const width of widths) {
        await showWhole(page, width);
        await expectWords(page, word, `at ${width}, before the start`, 5);
      }
      await startAndWait(page, view);
      for (const width of widths) {
        await showWhole(page, width);
        await expectWords(page, word, `at ${width}, running`, 10);
        // A window of usual size, in which the notice, the header and Start cover parts.
        await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
        for (const y of [100, 260]) {
          await page.evaluate((top) => scrollTo(0, top), y);
          await expectWords(page, word, `at ${width}, scrolled to ${y}`);
        }
      }
    });
  }
}

for (const view of views) {
  for (const locale of sampled(locales.slice(0, 2), locales.slice(0, 1))) {
    const presented = `as a presentation, ${viewPath(view, locale)} has a word in every crop`;
    test(presented, { tag: view === 'main' ? [] : '@full' }, async ({ page }) => {
      const word = wordOf(locale);
      // On the alternate view, with open trades.
      await openStopped(page, `${address(view, locale)}&t=16&paused&present`);
      await page.getByTestId('transport').waitFor();
      for (const width of widths) {
        await showWhole(page, width);
        await expectWords(page, word, `at ${width}, presented`, 10);
        await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
        for (const y of sampled([0, 100, 260], [100])) {
          await page.evaluate((top) => scrollTo(0, top), y);
          // So far down on a phone, there may be none between the notice and Start.
          const least = width < 600 && y > 200 ? 0 : 1;
          await expectWords(page, word, `at ${width}, presented, scrolled to ${y}`, least);
          await page.mouse.move(5, 5 + (y % 7));
          await page.clock.runFor(3_100);
          const hidden = `at ${width}, presented, bar hidden, scrolled to ${y}`;
          await expectWords(page, word, hidden, least);
          await page.mouse.move(5, 6 + (y % 7));
        }
      }
    });
  }

  const dialogs = `the dialogs of ${viewPath(view, 'en')} have a word in every crop`;
  test(dialogs, { tag: view === 'main' ? [] : '@full' }, async ({ page }) => {
    const word = wordOf('en');
    await openStopped(page, address(view, 'en'));
    for (const opener of [detailsButton, shareButton]) {
      await opener(page).click();
      await page.getByRole('dialog').waitFor();
      for (const width of widths) {
        // Tall enough for the first amount below the title on a phone.
        await page.setViewportSize({ width, height: width < 600 ? 900 : 800 });
        await expectWords(page, word, `at ${width}, ${opener.name}`);
      }
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
    }
  });

  const lesson = `with the lesson, ${viewPath(view, 'en')} has a word in every crop`;
  test(lesson, { tag: view === 'main' ? [] : '@full' }, async ({ page }) => {
    const word = wordOf('en');
    const moment = view === 'main' ? 't=300' : 'rounds=8&t=12';
    for (const step of sampled([1, 4, 6, 7], [4, 6])) {
      await openStopped(page, `${address(view, 'en')}&${moment}&paused&lesson=${step}`);
      await page.getByTestId('lesson').waitFor();
      for (const width of widths) {
        await page.setViewportSize({ width, height: width < 600 ? 740 : 800 });
        // In a low window, the figures may be above or below what is in view.
        await expectWords(page, word, `at ${width}, step ${step}`, width < 1000 ? 0 : 1);
      }
    }
  });

  test(`in print, ${viewPath(view, 'en')} has a word in every crop`, async ({ page }) => {
    await openStopped(page, address(view, 'en'));
    await startAndWait(page, view);
    await page.emulateMedia({ media: 'print' });
    // Paper has it smaller, as a picture of the page may be: the parts are cut before that.
    await page.evaluate(() => document.querySelector('main')?.style.setProperty('zoom', '1'));
    await showWhole(page, 794);
    await expectWords(page, wordOf('en'), 'in print', 10);
  });

  const forced = `in forced colours, ${viewPath(view, 'en')} has a word in every crop`;
  test(forced, { tag: view === 'main' ? [] : '@full' }, async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStopped(page, address(view, 'en'));
    await showWhole(page, 1280);
    await expectWords(page, wordOf('en'), 'in forced colours', 5);
  });
}

test('with large text on a phone, every crop of the table of /v has a word', async ({ page }) => {
  await openStopped(page, address('alternate', 'en'));
  await startAndWait(page, 'alternate');
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await page.setViewportSize({ width: 360, height: 740 });
  const top = await page.getByTestId('trades-table').evaluate((table) => {
    table.scrollIntoView();
    return scrollY;
  });
  for (const y of [0, 300, 700]) {
    await page.evaluate((to) => scrollTo(0, to), top + y);
    await expectWords(page, wordOf('en'), `at ${y}`);
  }
});

test('the values of the charts as tables have a word in every crop', async ({ page }) => {
  await openStopped(page, address('main', 'en'));
  await startAndWait(page, 'main');
  for (const chart of ['daily-sales', 'last-campaign']) {
    await page.getByTestId(chart).getByRole('button').click();
  }
  for (const width of widths) {
    await showWhole(page, width);
    await expectWords(page, wordOf('en'), `at ${width}`, 10);
  }
});

test('where the drawings do not load, every card with figures still has its stamp', async ({
  page,
}) => {
  await page.route('**/marks/*', (route) => route.fulfill({ status: 200, body: '' }));
  for (const [view, count] of [
    ['main', 4],
    ['alternate', 1],
  ] as const) {
    await openStopped(page, address(view, 'en'));
    const stamps = page.locator('main small', { hasText: 'Simulation' });
    await expect(stamps).toHaveCount(count);
    for (const stamp of await stamps.all()) await expect(stamp).toBeVisible();
  }
});

for (const view of views) {
  // In Firefox, a picture of an element needs a style that the policy of the page forbids.
  test(
    `no rule of ${viewPath(view, 'de')} is on a word of the rows behind`,
    { tag: ['@chromium', '@full'] },
    async ({ page }) => {
      await openStopped(page, address(view, 'de'));
      const set = (name: string, value: string) =>
        page.evaluate(
          ([key, content]) => document.documentElement.style.setProperty(key, content),
          [name, value] as const,
        );
      await set('--microprint', 'transparent');
      for (const width of widths) {
        await showWhole(page, width);
        for (const rule of await page.locator('main [data-specimen] hr:visible').all()) {
          // A ground would cut the letters.
          await expect(rule).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
          await set('--field', 'linear-gradient(transparent, transparent)');
          const without = await rule.screenshot();
          await set('--field', '');
          expect.soft(without.equals(await rule.screenshot()), `at ${width}`).toBe(true);
        }
      }
    },
  );
}

test('without the rules, there are crops without a word', async ({ page }) => {
  await openStopped(page, address('main', 'en'));
  await page.evaluate(() => document.documentElement.style.setProperty('--rule', 'none'));
  await showWhole(page, 1280);
  const { bare } = await cropsOf(page, { ...wordOf('en'), count: 300, seed: 1 });
  expect(bare.length).toBeGreaterThan(30);
});
