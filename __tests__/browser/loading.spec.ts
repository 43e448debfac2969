import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { settled } from './support/settled';
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
      if (value > 0.001) shifts.push({ value, moved });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

/** The bytes of scripts, compressed with Brotli. */
const sizeOf = (paths: readonly string[]) =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(`out${path}`)).length, 0);

test.describe('without its font', () => {
  test.use({ expected: /Failed to load resource/ });

  for (const path of ['/', '/de', '/fr', '/pl/v']) {
    test(`nothing shifts while ${path} loads and its figures appear`, async ({ browser }) => {
      for (const width of [412, 1280]) {
        // A window that gets its size later could shift what is already there.
        const context = await browser.newContext({ viewport: { width, height: 823 } });
        const page = await context.newPage();
        await page.addInitScript(watchShifts);
        await page.route('**/*.woff2', (route) => route.abort());
        await makeApp(page).open(`${path}?seed=golden&name=${'W'.repeat(60)}`);
        await settled(page);
        expect([width, await page.evaluate('shifts')]).toEqual([width, []]);
        await context.close();
      }
    });
  }
});

for (const [path, budget, dialogs] of [
  ['/', 190_000, ['See more details', 'Share', 'What gives it away?']],
  ['/v', 184_000, []],
] as const) {
  test(`${path} and its dialogs keep to their budgets`, async ({ app, page, baseURL }) => {
    const loaded = new Set<string>();
    page.on('request', (request) => {
      const { origin, pathname } = new URL(request.url());
      expect(origin).toBe(baseURL);
      if (request.resourceType() === 'script') loaded.add(pathname);
    });
    await app.open(`${path}?seed=golden`);
    const html = readFileSync(`out/${path === '/' ? 'index' : path}.html`, 'utf8');
    const scripts = html.matchAll(/<script (?![^>]*nomodule)[^>]*src="([^"]*)/gi);
    const named = [...new Set([...scripts].map(([, script = '']) => script))];
    expect(named.length).toBeGreaterThan(3);
    expect(sizeOf(named)).toBeLessThanOrEqual(budget);
    for (const name of dialogs) {
      const before = loaded.size;
      await page.getByRole('button', { name, exact: true }).click();
      await expect(page.locator('[role=dialog], [data-testid=lesson]')).toBeVisible();
      const further = sizeOf([...loaded].slice(before));
      expect(further).toBeLessThanOrEqual(45_000);
      await page.keyboard.press('Escape');
      await expect(page.locator('[role=dialog]')).toHaveCount(0);
    }
  });
}
