import {
  expect,
  test as base,
  type BrowserContext,
  type ConsoleMessage,
  type Locator,
  type Page,
} from '@playwright/test';
import { entries } from '@/__tests__/entries';
import { isLocale, locales } from '@/lib/i18n/locales';
import { messagesOf } from '../../messages';
import { pagesOpened } from './pageBudget';

/** Whether a message is about the page itself having the status 404, which is expected. */
const isOwnStatus = (message: ConsoleMessage) =>
  message.text().includes('the server responded with a status of 404') &&
  message.location().url === message.page()?.url();

/** The languages that the tests use. */
const written = ['en', 'de', 'es', 'fr', 'it', 'pl'];

/** Skips the test if the site lacks a language. `page.goto` does so for those in its address. */
export const needs = (language: string) => {
  base.skip(!isLocale(language), `lib/config has no ${language}`);
};

/** Whether all tests run, also those with the tag `@full`. */
export const isFull = process.env.FULL !== undefined;

/** Of a sweep: all of it in the full tests, otherwise the sample. */
export const sampled = <T>(all: readonly T[], sample: readonly NoInfer<T>[]): readonly T[] =>
  isFull ? all : sample;

/** Every test fails if one of its pages throws, or logs an error or a warning. */
export const test = base.extend<{ counted: undefined; expected: RegExp[]; quiet: undefined }>({
  /** Notes how many pages a test opens (`pageBudget.ts`). */
  counted: [
    async ({ browser }, use, testInfo) => {
      let pages = 0;
      const count = (context: BrowserContext) => {
        context.on('page', (page) => page.on('domcontentloaded', () => (pages += 1)));
      };
      browser.on('context', count);
      await use(undefined);
      browser.off('context', count);
      testInfo.annotations.push({ type: pagesOpened, description: String(pages) });
    },
    { auto: true },
  ],

  /** Messages that are allowed in tests that break something on purpose. */
  expected: [[], { option: true }],
  quiet: [
    async ({ context, page, expected }, use) => {
      const goto = page.goto.bind(page);
      page.goto = (address, options) => {
        for (const segment of address.split(/[/?#]/)) if (written.includes(segment)) needs(segment);
        return goto(address, options);
      };
      const said: string[] = [];
      const isExpected = (text: string) => expected.some((pattern) => pattern.test(text));
      // Firefox also reports blocked resources as such errors.
      context.on('weberror', (event) => {
        const { message } = event.error();
        if (!isExpected(message)) said.push(message);
      });
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (isOwnStatus(message)) return;
        if (isExpected(message.text())) return;
        said.push(message.text());
      });
      await use(undefined);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { entries, expect };

/** Opens the list of languages. */
export const languageMenu = (page: Page) => page.getByTestId('language-menu').locator('summary');

export const startButton = (page: Page): Locator => page.locator('[data-start]');

/** Opens an address and waits until each part of the page shows what its link asks for. */
export const open = async (page: Page, address: string) => {
  await page.goto(address);
  // Once per frame, where an expectation would look again after ever longer pauses.
  await page.waitForFunction((entries) => {
    const name = document.querySelector('[data-testid=display-name]')?.textContent ?? '–';
    // Without trades, there is no last profit.
    const isEmpty = document.querySelector('data[value=""]:not([data-figure=last] *)') !== null;
    const dashes = [...document.querySelectorAll('section p')].filter(
      ({ textContent }) => textContent === '–',
    );
    return name !== '–' && !isEmpty && document.querySelector(entries) && dashes.length === 0;
  }, entries);
};

/** Waits until the list of the main view, which is rendered after the figures, is at their trade. */
export const awaitList = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const newest = document.querySelector<HTMLElement>('[data-serial]')?.dataset.serial;
        const count = document.querySelector('[data-testid=trade-count]')?.getAttribute('value');
        return newest === undefined || newest === count;
      }),
    )
    .toBe(true);

/** Stops time before a page is opened. `page.clock.runFor` lets it pass. */
export const stopTime = async (page: Page) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
};

/** Opens an address, and stops time one hour later. `page.clock.runFor` lets it pass. */
export const openStopped = async (page: Page, address: string) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  // The clock is paused if this was called before for the same page.
  await page.clock.resume();
  await open(page, address);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
};

/** Holds back all scripts that are requested from now on, until the returned function is called. */
export const holdScripts = async (page: Page) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

/** The exact amount of the large figure. */
export const profitOf = async (page: Page) =>
  Number(await page.getByTestId('profit').getAttribute('value'));

/** How many trades the page counts. */
export const countOf = async (page: Page) =>
  Number(await page.getByTestId('trade-count').getAttribute('value'));

/** The serial numbers in the list of the main view, from the top. */
export const serials = (page: Page) =>
  page
    .getByTestId('trade-row')
    .evaluateAll((all) => all.map(({ dataset }) => Number(dataset.serial)));

/** The button that holds the display. */
export const pause = (page: Page): Locator => page.getByTestId('pause-updates');

/** Ends every transition: the clock of the tests does not move them. Not what scrolling moves. */
export const endTransitions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .forEach((each) => each.finish()),
  );

/** Waits until the page has made room for its notice, which it does in the frame after a change. */
export const noticeMeasured = (page: Page) =>
  page.waitForFunction(() => {
    const height = document.querySelector('[data-notice]')?.getBoundingClientRect().height ?? 0;
    return Math.abs(parseFloat(getComputedStyle(document.body).paddingTop) - height) < 1;
  });

/** The name of that button while the display is held, and while it is not, in any language. */
const nameOf = (key: 'pause' | 'resume') =>
  new RegExp(`^(${locales.map((locale) => messagesOf(locale).bar[key]).join('|')})$`);

/** Expects that the display is held, or that it is not. */
export const expectPaused = (page: Page, isPaused: boolean) =>
  expect(pause(page)).toHaveAttribute('aria-label', nameOf(isPaused ? 'resume' : 'pause'));
