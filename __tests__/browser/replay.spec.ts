import type { Browser, Page } from '@playwright/test';
import { limits } from '@/lib/config/limits';
import { expect, openStopped, startButton, test } from './support/test';

const minute = 60_000;
const length = 5 * minute;

/** Lets time pass in small steps, as for a visible page. Calls `look` after each. */
const watch = async (page: Page, ms: number, step: number, look: () => Promise<void>) => {
  for (let passed = 0; passed < ms; passed += step) {
    await page.clock.fastForward(Math.min(step, ms - passed));
    await look();
  }
};

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Ways to watch the same run. In each of them, `length` passes after Start. */
const ways: Record<string, (page: Page, look: () => Promise<void>) => Promise<void>> = {
  'watched closely': async (page, look) => {
    await startButton(page).click();
    await watch(page, length, 1_500, look);
  },
  'watched now and then, started late': async (page, look) => {
    await page.clock.fastForward(47 * minute);
    await startButton(page).click();
    await watch(page, length, 8_000, look);
  },
  'in a tab that was hidden for most of it': async (page, look) => {
    await page.clock.fastForward(7_777);
    await startButton(page).click();
    await watch(page, minute, 2_000, look);
    await setHidden(page, true);
    await page.clock.fastForward(3 * minute);
    await setHidden(page, false);
    await look();
    await watch(page, minute, 2_000, look);
  },
  'held still, then shown again': async (page, look) => {
    await startButton(page).click();
    await page.clock.fastForward(1_234);
    await page.getByTestId('pause-updates').click();
    await page.clock.fastForward(4 * minute);
    await page.getByTestId('pause-updates').click();
    await look();
    await watch(page, length - 4 * minute - 1_234, 2_000, look);
  },
  'slept through': async (page, look) => {
    await startButton(page).click();
    await page.clock.fastForward(length);
    await look();
  },
};

/** Every row that a visitor has seen, by its serial number, and the figures at the end. */
const visit = async (
  browser: Browser,
  address: string,
  way: (typeof ways)[string],
): Promise<{ rows: Map<string, string>; end: (string | null)[] }> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openStopped(page, address);
  const rows = new Map<string, string>();
  const look = async () => {
    const seen = await page
      .getByTestId('trade-row')
      .evaluateAll((all) =>
        all.map((row) => [row.getAttribute('data-serial') ?? '', row.textContent] as const),
      );
    for (const [serial, text] of seen) {
      expect(rows.get(serial) ?? text).toBe(text);
      rows.set(serial, text);
    }
  };
  await look();
  await way(page, look);
  const end = await Promise.all(
    ['profit', 'trade-count'].map((id) => page.getByTestId(id).getAttribute('value')),
  );
  const list = await page
    .getByTestId('trade-row')
    .evaluateAll((all) => all.map((row) => row.getAttribute('data-serial')));
  await context.close();
  return { rows, end: [...end, ...list] };
};

test(
  'a link always shows the same run, however it is watched',
  { tag: '@full' },
  async ({ browser }) => {
    // Five visits with hundreds of checks.
    test.setTimeout(300_000);
    const address = '/?seed=replay&trades=9&amount=100&name=Anna';
    const [closely, ...others] = Object.entries(ways);
    const first = await visit(browser, address, closely?.[1] ?? (() => Promise.resolve()));
    expect(first.rows.size).toBeGreaterThan(5 + length / limits.tradeInterval.max);
    for (const [name, way] of others) {
      const visitor = await visit(browser, address, way);
      expect(visitor.end, name).toEqual(first.end);
      for (const [serial, text] of visitor.rows) expect(text, name).toBe(first.rows.get(serial));
    }
  },
);

test('the same link in another language and currency has the same trades', async ({ browser }) => {
  const way = ways['slept through'] ?? (() => Promise.resolve());
  const english = await visit(browser, '/?seed=replay', way);
  const polish = await visit(browser, '/pl?seed=replay&currency=PLN&country=PL', way);
  expect(polish.end).toEqual(english.end);
  const uuid = /[0-9a-f]{8}-[0-9a-f-]{27}/;
  const uuids = ({ rows }: typeof english) =>
    [...rows.values()].map((text) => uuid.exec(text)?.[0]);
  expect(uuids(polish)).toEqual(uuids(english));
});
