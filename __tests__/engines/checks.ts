import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { limits } from '@/lib/config/limits';
import { rosettePaths } from '@/lib/rosette/rosette';
import { entries } from '../entries';
import { alternateRun } from '../golden/alternateRun';
import { goldenSearch, mainRun } from '../golden/mainRun';
import { narrowest, type WebKitPage } from './webKit';

/** Something that has to work in WebKit. */
export type Check = {
  readonly name: string;
  readonly run: (page: WebKitPage) => Promise<void>;
};

const large = [1280, 800] as const;
/** A small screen, on which the panel of either view has to be opened. */
const small = [600, 800] as const;

const named = (name: string) =>
  `//button[normalize-space()=${JSON.stringify(name)} or @aria-label=${JSON.stringify(name)}]`;

const byId = (id: string) => `[data-testid="${id}"]`;

/** Calls `look` until it returns the expected value, because the browser's time is not stopped. */
const sees = async (
  look: () => Promise<unknown>,
  expected: unknown,
  message?: string,
  patience = 10_000,
) => {
  const until = Date.now() + patience;
  for (;;) {
    const seen = await look();
    try {
      assert.deepEqual(seen, expected, message);
      return;
    } catch (error) {
      if (Date.now() > until) throw error;
      await wait(50);
    }
  }
};

const textOf = (page: WebKitPage, selector: string) =>
  page.evaluate((which) => document.querySelector(which)?.textContent ?? null, selector);

const attributeOf = (page: WebKitPage, selector: string, attribute: string) =>
  page.evaluate(([which, name]) => document.querySelector(which)?.getAttribute(name) ?? null, [
    selector,
    attribute,
  ] as const);

const countOf = (page: WebKitPage, selector: string) =>
  page.evaluate((which) => document.querySelectorAll(which).length, selector);

/** Whether the first such element has a box and is not hidden. */
const isVisible = (page: WebKitPage, selector: string) =>
  page.evaluate((which) => {
    const element = document.querySelector(which);
    return (
      element !== null &&
      element.getClientRects().length > 0 &&
      getComputedStyle(element).visibility === 'visible'
    );
  }, selector);

/** For each notice in the page, whether it is on top at its middle, its corners and its edges. */
const paintedNotices = (page: WebKitPage) =>
  page.evaluate(
    (which) =>
      [...document.querySelectorAll(which)].map((notice) => {
        const { left, right, top, bottom } = notice.getBoundingClientRect();
        const xs = [left + 2, (left + right) / 2, right - 2];
        const ys = [top + 2, (top + bottom) / 2, bottom - 2];
        return xs.every((x) => ys.every((y) => notice.contains(document.elementFromPoint(x, y))));
      }),
    byId('simulation-notice'),
  );

/** Waits until the only notice of the page is visible. */
const noticePainted = (page: WebKitPage) =>
  sees(() => paintedNotices(page), [true], 'the notice is covered');

const open = async (
  page: WebKitPage,
  path: string,
  [width, height]: readonly [number, number] = large,
) => {
  await page.resize(width, height);
  await page.goto(path);
  await sees(
    async () => ((await textOf(page, byId('display-name'))) ?? '–') !== '–',
    true,
    `${path} has not read its link`,
  );
  // The list is rendered after the name.
  await sees(async () => (await countOf(page, entries)) > 0, true, `${path} has no list`);
};

/** Stops the clocks that the run uses. */
const stopTime = (page: WebKitPage) =>
  page.evaluate(() => {
    const at = performance.now();
    const wall = Date.now();
    document.documentElement.dataset.passed = '0';
    const passed = () => Number(document.documentElement.dataset.passed);
    Object.defineProperty(performance, 'now', { value: () => at + passed() });
    Object.defineProperty(Date, 'now', { value: () => wall + passed() });
  }, null);

/** Sets the run's clocks to a number of milliseconds after they were stopped. */
const passTime = (page: WebKitPage, ms: number) =>
  page.evaluate((now) => {
    document.documentElement.dataset.passed = String(now);
    document.dispatchEvent(new Event('visibilitychange'));
  }, ms);

const runOf = async (page: WebKitPage) => ({
  total: await attributeOf(page, byId('profit'), 'value'),
  count: Number(await attributeOf(page, byId('trade-count'), 'value')),
});

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/;

const mainRows = async (page: WebKitPage) => {
  const rows = await page.evaluate(
    (which) =>
      [...document.querySelectorAll<HTMLElement>(which)].map((row) => [
        row.dataset.serial ?? '',
        row.textContent,
      ]),
    byId('trade-row'),
  );
  return rows.map(([serial, text = '']) => ({
    serialNumber: Number(serial),
    uuid: uuid.exec(text)?.[0],
    profit: /\+\$([\d.]+)/.exec(text)?.[1],
  }));
};

const alternateRows = (page: WebKitPage) =>
  page.evaluate(
    (which) =>
      [...document.querySelectorAll<HTMLTableRowElement>(which)].map((row) => {
        const cells = [...row.cells].map((cell) => cell.textContent);
        const figure = (index: number) => /[\d,]+\.\d\d/.exec(cells[index] ?? '')?.[0] ?? null;
        return {
          number: Number(row.dataset.number),
          status: row.dataset.status ?? '',
          direction: cells[1] ?? '',
          buy: figure(2)?.replaceAll(',', '') ?? null,
          sell: figure(3)?.replaceAll(',', '') ?? null,
          profit: figure(4)?.replaceAll(',', '') ?? null,
        };
      }),
    byId('trade-row'),
  );

/** Opens the panel, closes it in each way, and checks its content. */
const tryPanel = async (page: WebKitPage, path: string) => {
  await open(page, path, small);
  const inPanel = byId('display-name');
  const shows = (visible: boolean) => sees(() => isVisible(page, inPanel), visible, 'the panel');
  await shows(false);
  assert.equal(await isVisible(page, byId('profit')), true);

  const ways: Record<string, () => Promise<void>> = {
    'its button': () => page.click(named('Close menu')),
    Escape: () => page.pressKey('Escape'),
    'a press beside it': () => page.pressAt(590, 780),
  };
  for (const [way, close] of Object.entries(ways)) {
    await page.click(named('Open menu'));
    await shows(true);
    await noticePainted(page);
    await close();
    await sees(() => isVisible(page, inPanel), false, `closed by ${way}`);
    await noticePainted(page);
  }

  const focusOpener = "[popovertarget]:not([popovertargetaction='hide'])";
  await page.evaluate((which) => document.querySelector<HTMLElement>(which)?.focus(), focusOpener);
  await page.pressKey('Enter');
  await shows(true);
  await page.pressKey('Escape');
  await shows(false);
  assert.equal(
    await page.evaluate((which) => document.activeElement?.matches(which) ?? false, focusOpener),
    true,
    'the focus comes back',
  );
  await page.pressKey('Enter');
  await shows(true);
  for (let tabs = 0; tabs < 8; tabs += 1) await page.pressKey('Tab');
  await shows(false);

  await page.click(named('Open menu'));
  await shows(true);
  await page.resize(...large);
  await sees(() => countOf(page, byId('simulation-notice')), 1);
  await shows(true);
};

const tryDialog = async (page: WebKitPage, path: string, opener: string, title: string) => {
  await open(page, path);
  await page.click(named(opener));
  const dialog = '[role=dialog]';
  await sees(async () => (await textOf(page, dialog))?.includes(title), true, title);
  await noticePainted(page);
  await page.pressKey('Escape');
  await sees(() => countOf(page, dialog), 0, 'closed by Escape');
  await noticePainted(page);
};

const breakpoints = [600, 900, 1200, 1536].flatMap((width) => [width - 1, width, width + 1]);
/** The widths at which the layout of a page may change, and widths between them. */
const widths = [
  ...new Set([...Array.from({ length: 100 }, (_, step) => narrowest + 16 * step), ...breakpoints]),
]
  .filter((width) => width <= 1920)
  .sort((one, other) => one - other);

export const checks: readonly Check[] = [
  ...['/', '/v', '/de', '/de/v', '/nowhere'].map((path) => ({
    name: `${path} is shown with its notice`,
    run: async (page: WebKitPage) => {
      await open(page, `${path}${goldenSearch}&name=Anna`);
      assert.equal(await textOf(page, byId('display-name')), 'Anna');
      assert.deepEqual(await paintedNotices(page), [true]);
      assert.match(await page.evaluate(() => document.title, null), /simulation/i);
      const [moment] = path.endsWith('/v') ? alternateRun().moments : mainRun().moments;
      assert.deepEqual(await runOf(page), { total: moment?.total, count: moment?.count });
      await sees(() => countOf(page, byId('trade-row')), 5);
    },
  })),
  {
    name: 'Start starts a run, and trades are added',
    run: async (page) => {
      await open(page, '/?trades=12&seed=run');
      await page.click(named('Start'));
      await sees(() => textOf(page, '[data-start]'), 'System is Working');
      assert.equal(await attributeOf(page, '[data-start]', 'aria-disabled'), 'true');
      await sees(
        async () => (await runOf(page)).count > 12,
        true,
        'no trade',
        limits.tradeInterval.max + 10_000,
      );
    },
  },
  {
    name: 'the main view shows the golden run as the simulation computes it',
    run: async (page) => {
      await open(page, `/${goldenSearch}`);
      await stopTime(page);
      await page.click('[data-start]');
      for (const { at, total, count, trades } of mainRun().moments) {
        await passTime(page, at);
        await sees(() => runOf(page), { total, count }, `after ${at} ms`);
        await sees(
          () => mainRows(page),
          trades.map(({ serialNumber, uuid: id, profit }) => ({ serialNumber, uuid: id, profit })),
        );
      }
    },
  },
  {
    name: 'the rosette of a seed has the same paths as in Node',
    run: async (page) => {
      await open(page, `/${goldenSearch}`);
      await page.click('[name=details]');
      const pathsIn = (rosette: string) =>
        page.evaluate(
          (which) =>
            [...document.querySelectorAll(`${which} path`)].map((path) => path.getAttribute('d')),
          rosette,
        );
      await sees(() => pathsIn(byId('seed-rosette')), rosettePaths('golden'));
    },
  },
  {
    name: 'the alternate view shows the golden run as the simulation computes it',
    run: async (page) => {
      await open(page, `/v${goldenSearch}`);
      await stopTime(page);
      await page.click('[data-start]');
      let presses = 1;
      for (const { at, total, count, trades } of alternateRun().moments) {
        if (at > 30_000 && presses === 1) {
          await passTime(page, 30_000);
          await page.click('[data-start]');
          presses = 2;
        }
        await passTime(page, at);
        await sees(() => runOf(page), { total, count }, `after ${at} ms`);
        await sees(
          () => alternateRows(page),
          trades.map(({ uuid: _, ...trade }) => trade),
        );
      }
    },
  },
  {
    name: 'a link to a moment opens the main view with the golden run of that moment',
    run: async (page) => {
      for (const { at, total, count, trades } of mainRun().moments) {
        await open(page, `/${goldenSearch}&t=${at / 1_000}&paused`);
        assert.deepEqual(await runOf(page), { total, count }, `after ${at} ms`);
        assert.deepEqual(
          await mainRows(page),
          trades.map(({ serialNumber, uuid: id, profit }) => ({ serialNumber, uuid: id, profit })),
        );
        assert.equal(
          await attributeOf(page, byId('pause-updates'), 'aria-label'),
          'Resume updates',
        );
      }
    },
  },
  {
    name: 'a link to a moment opens the alternate view with the golden run of that moment',
    run: async (page) => {
      for (const { at, total, count, trades } of alternateRun().moments) {
        const rounds = at > 30_000 ? 1 : 0;
        const t = at / 1_000 - 30 * rounds;
        await open(page, `/v${goldenSearch}&rounds=${rounds}&t=${t}&paused`);
        assert.deepEqual(await runOf(page), { total, count }, `after ${at} ms`);
        assert.deepEqual(
          await alternateRows(page),
          trades.map(({ uuid: _, ...trade }) => trade),
        );
        assert.equal(await countOf(page, byId('analysis-overlay')), t < 6 ? 1 : 0);
      }
    },
  },
  {
    name: 'at ten times the speed, the run is ten times as far',
    run: async (page) => {
      await open(page, `/${goldenSearch}&speed=10`);
      await stopTime(page);
      await page.click('[data-start]');
      for (const { at, total, count } of mainRun().moments) {
        await passTime(page, at / 10);
        await sees(() => runOf(page), { total, count }, `after ${at} ms`);
      }
    },
  },
  {
    name: 'Pause stops the display, and resuming shows the current state',
    run: async (page) => {
      await open(page, `/${goldenSearch}`);
      await stopTime(page);
      await page.click('[data-start]');
      const [, half, hour] = mainRun().moments;
      await passTime(page, half?.at ?? 0);
      await sees(async () => (await runOf(page)).count, half?.count);
      await page.click(byId('pause-updates'));
      await sees(() => attributeOf(page, byId('pause-updates'), 'aria-label'), 'Resume updates');
      await passTime(page, hour?.at ?? 0);
      await wait(500);
      assert.equal((await runOf(page)).count, half?.count);
      await page.click(byId('pause-updates'));
      await sees(() => runOf(page), { total: hour?.total, count: hour?.count });
    },
  },
  {
    name: 'Start Trading opens the overlay, which cannot be closed, then sells two trades',
    run: async (page) => {
      await open(page, '/v?trades=181&seed=overlay');
      const overlay = byId('analysis-overlay');
      await page.click(named('Start Trading'));
      await sees(() => isVisible(page, overlay), true);
      await sees(() => countOf(page, `${overlay} [role=progressbar]`), 1);
      // Inert behind the overlay, so no hit test finds it.
      assert.equal(await isVisible(page, `${byId('simulation-notice')}:popover-open`), true);
      for (let presses = 0; presses < 3; presses += 1) await page.pressKey('Escape');
      assert.equal(await isVisible(page, overlay), true);
      // In real time: four messages for a second each, and the result for two seconds.
      await sees(() => countOf(page, overlay), 0, 'the overlay', 15_000);
      const status = () => attributeOf(page, '[data-number="183"]', 'data-status');
      assert.equal(await status(), 'new');
      await stopTime(page);
      await passTime(page, 20_000);
      await sees(status, 'sold');
      assert.equal((await runOf(page)).count, 183);
      assert.equal(await attributeOf(page, '[data-start]', 'aria-disabled'), 'false');
    },
  },
  ...['/?name=Anna', '/v?name=Anna'].map((path) => ({
    name: `the panel of ${path} opens and closes on a small screen`,
    run: (page: WebKitPage) => tryPanel(page, path),
  })),
  ...['/?seed=a', '/v?seed=a'].flatMap((path) => [
    {
      name: `the details of ${path} open and close`,
      run: (page: WebKitPage) =>
        tryDialog(page, path, 'See more details', 'How these figures are made'),
    },
    {
      name: `the link builder of ${path} opens and closes`,
      run: (page: WebKitPage) => tryDialog(page, path, 'Share', 'Build a link'),
    },
  ]),
  {
    name: 'a language link opens the same run in that language',
    run: async (page) => {
      await open(page, `/${goldenSearch}&name=Anna`);
      const before = await runOf(page);
      await page.click(`${byId('language-menu')} summary`);
      await page.click(`${byId('language-menu')} a[hreflang=de]`);
      await sees(() => page.evaluate(() => window.location.pathname, null), '/de');
      await sees(() => textOf(page, byId('display-name')), 'Anna');
      assert.equal(await page.evaluate(() => document.documentElement.lang, null), 'de');
      assert.deepEqual(await runOf(page), before);
    },
  },
  {
    name: 'a language link goes on with the run, where it stands',
    run: async (page) => {
      await open(page, `/${goldenSearch}&name=Anna&t=3600&paused`);
      const before = await runOf(page);
      await page.click(`${byId('language-menu')} summary`);
      await page.click(`${byId('language-menu')} a[hreflang=de]`);
      await sees(() => page.evaluate(() => window.location.pathname, null), '/de');
      await sees(() => textOf(page, byId('display-name')), 'Anna');
      assert.deepEqual(await runOf(page), before);
      assert.equal(
        await page.evaluate(() => new URLSearchParams(window.location.search).get('t'), null),
        '3600',
      );
    },
  },
  {
    name: 'a name of 100 characters is cut without splitting a character',
    run: async (page) => {
      const name = `${'x'.repeat(57)}👩\u200d👩\u200d👧${'y'.repeat(38)}`;
      await open(page, `/?name=${encodeURIComponent(name)}`);
      assert.equal(await textOf(page, byId('display-name')), 'x'.repeat(57));
      await sees(() => countOf(page, byId('link-notice')), 1);
    },
  },
  {
    name: 'joined emoji and letters in a name are kept',
    run: async (page) => {
      const name = '👩🏽\u200d💻 ❤\ufe0f\u200d🔥 می\u200cخواهم';
      await open(page, `/?name=${encodeURIComponent(name)}`);
      assert.equal(await textOf(page, byId('display-name')), name);
      assert.equal(await countOf(page, byId('link-notice')), 0);
    },
  },
  ...['/', '/v', '/pl', '/de/v'].map((path) => ({
    name: `${path} does not scroll sideways at any width`,
    run: async (page: WebKitPage) => {
      await open(page, `${path}${goldenSearch}&name=Anna`);
      const found: string[] = [];
      for (const width of widths) {
        await page.resize(width, 800);
        const excess = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }, null);
        if (excess > 0) found.push(`${excess} px at ${width}`);
      }
      assert.deepEqual(found, []);
    },
  })),
];
