import type { Page } from '@playwright/test';
import { popUpDuration } from '@/lib/config/timing';
import { locales } from '@/lib/i18n/locales';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { boxOf } from './support/layout';
import { hasInter, settled } from './support/settled';
import { expect, makeApp, test } from './support/test';

/** Collects the layout shifts of a page in `window.shifts`, with what moved. */
const watchShifts = () => {
  const shifts: object[] = [];
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] };
  new PerformanceObserver((list) => {
    for (const { value, sources } of list.getEntries() as Shift[]) {
      const moved = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 120) : node?.nodeValue,
      );
      shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

const expectSteady = async (page: Page, where: string, most = 0.005) => {
  const shifts = await page.evaluate<{ value: number }[]>('shifts');
  const sum = shifts.reduce((all, { value }) => all + value, 0);
  expect.soft(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(most);
};

/** The bytes of scripts, each compressed with Brotli. */
const sizeOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(`out${path}`)).length, 0);

/** Two pages, and a total much longer than the dash before it. */
const addresses = ['/?', '/pl/v?', '/?amount=123456789&trades=5&'];

for (const address of addresses) {
  test(`nothing shifts while ${address} loads, its figures appear, and its font comes late`, async ({
    browser,
  }) => {
    const watch = async (width: number) => {
      // A window that gets its size later could shift what is already there.
      const context = await browser.newContext({ viewport: { width, height: 823 } });
      const page = await context.newPage();
      await page.addInitScript(watchShifts);
      const app = makeApp(page);
      const release = await app.hold('**/*.woff2');
      await page.goto(`${address}seed=golden&name=${'W'.repeat(60)}`);
      await app.isReady();
      expect(await page.evaluate(hasInter)).toBe(false);
      release();
      await page.waitForFunction(hasInter);
      await settled(page);
      await expectSteady(page, `at ${width}`);
      await context.close();
    };
    // At the same time, since most of it is waiting.
    await Promise.all([390, 1280].map(watch));
  });
}

for (const width of [412, 1280]) {
  test(`a new trade moves nothing in the free rows of a list at ${width}`, async ({
    app,
    page,
  }) => {
    await page.addInitScript(watchShifts);
    await page.setViewportSize({ width, height: 823 });
    await app.openStopped('/?seed=golden&trades=0');
    // Not by a person, whose input would excuse what shifts in the next half second.
    await app.start.evaluate((start: HTMLElement) => start.click());
    await settled(page);
    // Start becomes the status, beside Pause.
    await page.evaluate('shifts.length = 0');
    // Rows slide to their new places.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const count of [1, 2, 3, 4, 5]) {
      while ((await app.rows.count()) < count) await page.clock.runFor(500);
      await settled(page);
      await page.clock.runFor(popUpDuration);
    }
    await expectSteady(page, 'after five trades', 0.002);
  });
}

/**
 * Removes the nodes of the page one by one, from the last, so that it is what a browser has parsed
 * at each moment. Returns the greatest layout shift from such a page to the whole, and its node.
 */
const shiftWhileParsed = () => {
  const blockOf = (element: Element): Element =>
    getComputedStyle(element).display === 'inline' && element.parentElement !== null
      ? blockOf(element.parentElement)
      : element;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const blocks = new Map<Element, DOMRect>();
  while (texts.nextNode()) {
    const block = blockOf(texts.currentNode.parentElement ?? document.body);
    // Appears after ten seconds.
    if (block.closest('#script-failure') !== null) continue;
    blocks.set(block, block.getBoundingClientRect());
  }
  let worst = { value: 0, parsedUntil: '' };
  while (document.body.lastChild !== null) {
    let last: ChildNode = document.body.lastChild;
    while (last.lastChild !== null) last = last.lastChild;
    const parent = last.parentElement;
    last.remove();
    let area = 0;
    let distance = 0;
    for (const [block, { x, y }] of blocks) {
      const now = block.getBoundingClientRect();
      const moved = Math.max(Math.abs(now.x - x), Math.abs(now.y - y));
      const isInWindow = now.y < innerHeight && now.x < innerWidth && now.right > 0;
      // As browsers do it: less than 3 px does not count.
      if (moved < 3 || !isInWindow || !block.checkVisibility({ visibilityProperty: true }))
        continue;
      area += 2 * now.width * now.height;
      distance = Math.max(distance, moved);
    }
    const value =
      (area / innerWidth / innerHeight) * (distance / Math.max(innerWidth, innerHeight));
    if (value > worst.value) worst = { value, parsedUntil: parent?.outerHTML.slice(0, 200) ?? '' };
  }
  return worst;
};

test('nothing that is painted moves while the rest of the page is parsed', async ({
  app,
  page,
}) => {
  await app.hold('**/*.js');
  for (const width of [412, 1280]) {
    await page.setViewportSize({ width, height: 823 });
    for (const path of [...locales.map((locale) => `/${locale}`), '/v']) {
      await page.goto(`${path}?seed=golden`, { waitUntil: 'domcontentloaded' });
      const { value, parsedUntil } = await page.evaluate(shiftWhileParsed);
      expect.soft(value, `${path} at ${width}: ${parsedUntil}`).toBeLessThanOrEqual(0.005);
    }
  }
});

test('the pages and their dialogs keep to their budgets', async ({ app, page, baseURL }) => {
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    expect(origin).toBe(baseURL);
    if (request.resourceType() === 'script') loaded.add(pathname);
  });
  for (const [path, budget, dialogs] of [
    ['/', 192_500, { 'See more details': 19_000, Share: 41_000, 'What gives it away?': 20_000 }],
    ['/v', 185_800, {}],
  ] as const) {
    await app.open(`${path}?seed=golden`);
    const html = readFileSync(`out/${path === '/' ? 'index' : path}.html`, 'utf8');
    const scripts = html.matchAll(/<script (?![^>]*nomodule)[^>]*src="([^"]*)/gi);
    const named = [...new Set([...scripts].map(([, script = '']) => script))];
    expect(named.length).toBeGreaterThan(3);
    expect.soft(sizeOf(named), path).toBeLessThanOrEqual(budget);
    for (const [name, dialogBudget] of Object.entries(dialogs)) {
      const before = loaded.size;
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('[role=dialog], [data-testid=lesson]')).toBeVisible();
      const further = sizeOf([...loaded].slice(before));
      expect.soft(further, name).toBeLessThanOrEqual(dialogBudget);
      await page.keyboard.press('Escape');
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
    }
  }
});

test.describe('scripts that do not run', () => {
  test.use({ expected: /Unexpected token|Failed to load resource/ });

  test('are reported after ten seconds at the latest, over neither the notice nor Start', async ({
    app,
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.route('**/*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '<!DOCTYPE html>' }),
    );
    await page.goto('/pl?seed=a');
    const message = page.locator('#script-failure');
    await expect(message).toHaveCSS('visibility', 'hidden');
    const delay = await page.evaluate(() => {
      const [animation] = document.querySelector('#script-failure')?.getAnimations() ?? [];
      animation?.finish();
      return animation?.effect?.getComputedTiming().delay;
    });
    expect(delay).toBe(10_000);
    await expect(message).toHaveCSS('visibility', 'visible');
    await expect(message).toContainText('Wczytywanie strony trwa wyjątkowo długo');
    const { bottom } = await boxOf(message);
    expect(bottom).toBeLessThanOrEqual((await boxOf(app.start)).top);
    expect(await app.isNoticeOnTop()).toBe(true);
  });

  test('are not reported before ten seconds, even with reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.route('**/*.js', (route) => route.fulfill({ body: '' }));
    await page.goto('/');
    await expect(page.locator('#script-failure')).toHaveCSS('visibility', 'hidden');
  });
});
