import { test as base, expect, type BrowserContext, type Page } from '@playwright/test';

/** Whether each part of the page shows what its link asks for. */
const showsLink = () => {
  const figures = document.querySelectorAll('[data-testid=profit], [data-testid=trade-count]');
  return (
    // The lesson takes the place of the panel, which has the name.
    document.querySelector('[data-testid=display-name]')?.textContent !== '–' &&
    figures.length === 2 &&
    [...figures].every((figure) => figure.getAttribute('value') !== '') &&
    document.querySelector('[data-testid=trade-row], .free, ol[data-testid] > li') !== null
  );
};

/** The dashboard in a page: its parts, and how to open it. */
export const makeApp = (page: Page) => {
  const notice = page.getByTestId('simulation-notice');
  const rows = page.getByTestId('trade-row');
  let isTimeStopped = false;
  // React waits for timers between two parts of a page.
  const until = async (condition: () => boolean) => {
    if (!isTimeStopped) await page.waitForFunction(condition);
    else while (!(await page.evaluate(condition))) await page.clock.runFor(50);
  };
  const isReady = () => until(showsLink);
  const open = async (address: string) => {
    await page.goto(address);
    await isReady();
    // Loads after the rest.
    if (/^(?!.*\/v\b).*[?&]paused/.test(address)) {
      await until(() => document.querySelector('[data-testid=rewind]') !== null);
    }
    if (/lesson=[1-6]$/.test(address)) {
      await until(() => document.querySelector('[data-testid=lesson]') !== null);
    }
  };
  const stopTime = async (after: () => Promise<void>) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    await after();
    await page.clock.pauseAt('2026-01-01T01:00:00Z');
    isTimeStopped = true;
  };
  return {
    notice,
    start: page.locator('[data-start]'),
    pause: page.getByTestId('pause-updates'),
    profit: page.getByTestId('profit'),
    count: page.getByTestId('trade-count'),
    rows,
    languages: page.getByTestId('language-menu'),
    dialog: page.getByRole('dialog'),
    lesson: page.getByTestId('lesson'),

    /** The numbers of the listed trades, from the top. */
    numbers: () => rows.evaluateAll((all) => all.map(({ dataset }) => Number(dataset.number))),

    /** Opens an address and waits until the page shows what its link asks for. */
    open,
    isReady,

    /**
     * Opens an address, and stops time. `page.clock.runFor` lets it pass. Figures do not count up:
     * their frames would take most of the time of the tests.
     */
    openStopped: (address: string) => stopTime(() => open(address)),

    /** Stops time before a page is opened. */
    stopTime: () => stopTime(() => Promise.resolve()),

    /** Holds back files, such as scripts, until the returned function is called. */
    hold: async (files: string) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(files, async (route) => {
        await released;
        await route.continue();
      });
      return release;
    },

    /** Whether the notice is on top of everything else: at its middle, near its edges. */
    isNoticeOnTop: () =>
      notice.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return [left + 3, (left + right) / 2, right - 3].every((x) =>
          [top + 3, (top + bottom) / 2, bottom - 3].every((y) =>
            element.contains(document.elementFromPoint(x, y)),
          ),
        );
      }),
  };
};

export type App = ReturnType<typeof makeApp>;

type Fixtures = { app: App; expected: RegExp; quiet: undefined };

/** Every test fails if one of its pages throws, or logs an error or a warning. */
export const test = base.extend<Fixtures>({
  app: ({ page }, use) => use(makeApp(page)),

  /** Messages that are allowed in tests that break something on purpose. */
  expected: [/(?!)/, { option: true }],

  /** React logs or throws hydration errors, and browsers log what a policy blocks. */
  quiet: [
    async ({ browser, expected }, use) => {
      const messages: string[] = [];
      const note = (text: string) => {
        if (!expected.test(text)) messages.push(text);
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
      expect(messages).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
