import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';
import { pagesOpened } from './pageBudget';

/** Every test fails if one of its pages throws, or logs an error or a warning. */
export const test = base.extend<{ counted: undefined; expected: RegExp; quiet: undefined }>({
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
  expected: [/(?!)/, { option: true }],

  /** React reports hydration errors as messages or errors, and browsers what a policy blocks. */
  quiet: [
    async ({ browser, expected }, use) => {
      const said: string[] = [];
      const note = (text: string) => {
        if (!expected.test(text)) said.push(text);
      };
      const listen = (context: BrowserContext) => {
        context.on('weberror', (event) => note(event.error().message));
        context.on('console', (message) => {
          const isOwnStatus =
            message.text().includes('a status of 404') &&
            message.location().url === message.page()?.url();
          if (['error', 'warning'].includes(message.type()) && !isOwnStatus) note(message.text());
        });
      };
      browser.on('context', listen);
      await use(undefined);
      browser.off('context', listen);
      expect(said).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Whether each part of the page shows what its link asks for. */
const showsLink = () => {
  const name = document.querySelector('[data-testid=display-name]')?.textContent ?? '–';
  const figures = [...document.querySelectorAll('data[data-testid]')];
  return (
    name !== '–' &&
    figures.length > 1 &&
    figures.every((figure) => figure.getAttribute('value') !== '') &&
    document.querySelector('[data-testid=trade-row], .empty, ol[data-testid] > li') !== null
  );
};

/** Waits until each part of the page shows what its link asks for. */
export const isReady = (page: Page) => page.waitForFunction(showsLink);

/** The same while time is stopped: React waits for a timer between two parts of a page. */
export const isReadyInSteps = (page: Page) =>
  expect
    .poll(async () => {
      await page.clock.runFor(50);
      return page.evaluate(showsLink);
    })
    .toBe(true);

/** Opens an address and waits until the page shows what the link asks for. */
export const open = async (page: Page, address: string) => {
  await page.goto(address);
  await isReady(page);
};

/**
 * Stops time before a page is opened. `page.clock.runFor` lets it pass. Figures do not count up:
 * their frames would take most of the time of the tests.
 */
export const stopTime = async (page: Page) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
};

/** The same for a page that is opened first. */
export const openStopped = async (page: Page, address: string) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await open(page, address);
  await page.clock.pauseAt('2026-01-01T01:00:00Z');
};

/** Holds back requests from now on, until the returned function is called. */
export const holdBack = async (page: Page, files: string) => {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
};

export const startButton = (page: Page) => page.locator('[data-start]');
export const pauseButton = (page: Page) => page.getByTestId('pause-updates');
export const profit = (page: Page) => page.getByTestId('profit');
export const tradeCount = (page: Page) => page.getByTestId('trade-count');
export const rows = (page: Page) => page.getByTestId('trade-row');

/** Whether the notice is on top of everything else: at its middle, near its corners and edges. */
export const isNoticeOnTop = (page: Page) =>
  page.getByTestId('simulation-notice').evaluate((notice) => {
    const { left, right, top, bottom } = notice.getBoundingClientRect();
    return [left + 3, (left + right) / 2, right - 3].every((x) =>
      [top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
        notice.contains(document.elementFromPoint(x, y)),
      ),
    );
  });
