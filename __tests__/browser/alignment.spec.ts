import { locales } from '@/lib/i18n/locales';
import type { Locator, Page } from '@playwright/test';
import { boxesOf, enlargeType, resize } from './support/layout';
import { hasInter } from './support/settled';
import { expect, test } from './support/test';

const query = 'seed=golden&currency=USD&country=US';

/** Each visible text in each element: its place, and whether a card, button or the page cuts it. */
const textsIn = (elements: Locator) =>
  elements.evaluateAll((all) => {
    /** Whether only screen readers read an element. */
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (getComputedStyle(element).clipPath !== 'none' || isClipped(element.parentElement));
    return all.map((element) => {
      const nodes = [...element.querySelectorAll('*')].flatMap((each) => [...each.childNodes]);
      const seen = nodes.filter((node): node is Text => {
        const { nodeType, textContent, parentElement: parent } = node;
        const isText = nodeType === Node.TEXT_NODE && textContent?.trim() !== '';
        return isText && !!parent?.checkVisibility() && !isClipped(parent);
      });
      const texts = seen.map((node) => {
        const { data, parentElement } = node;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { left, right, top, bottom } = range.getBoundingClientRect();
        const frame = parentElement?.closest('button, section, body')?.getBoundingClientRect();
        const isCut = left < (frame?.left ?? 0) - 1 || right > (frame?.right ?? 0) + 1;
        const lines = range.getClientRects().length;
        return { data, left, right, top, bottom, lines, isCut, baseline: NaN };
      });
      // All at once, since the browser lays the page out again after each change.
      const probes = seen.map((node) => {
        const probe = document.createElement('span');
        probe.style.display = 'inline-block';
        node.after(probe);
        return probe;
      });
      texts.forEach((text, at) => {
        text.baseline = probes[at]?.getBoundingClientRect().bottom ?? NaN;
      });
      probes.forEach((probe) => probe.remove());
      return texts;
    });
  });

type Texts = Awaited<ReturnType<typeof textsIn>>[number];

/** How far apart the baselines of the texts that match a pattern are. */
const spread = (texts: Texts, pattern: RegExp) => {
  const baselines = texts.filter(({ data }) => pattern.test(data)).map((each) => each.baseline);
  return baselines.length > 1 ? Math.max(...baselines) - Math.min(...baselines) : NaN;
};

/** Whether a text lies over another one. Lines of type overlap a little. */
const covers = (one: Texts[number], other: Texts[number]) =>
  Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
  Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4;

/** The width of a page, and its texts that are cut or lie over others of their row. */
const crowded = async (page: Page) => {
  const rows = await textsIn(page.locator('tr, [data-testid=trade-row]'));
  const covered = rows.flatMap((texts) =>
    texts.filter((one) => texts.some((other) => one !== other && covers(one, other))),
  );
  const cut = (await textsIn(page.locator('body'))).flat().filter(({ isCut }) => isCut);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  return [width, ...[...cut, ...covered].map(({ data }) => data)];
};

/** The last button that controls the run: Start, then Pause in its place. */
const lastControl = async (page: Page) => {
  await resize(page, 1280);
  return (await boxesOf(page.locator('[data-start], [data-testid=pause-updates]'))).at(-1);
};

for (const [path, elapsed] of Object.entries({ '': 30_000, '/v': 16_000 })) {
  test(`${path || '/'} lines up, in all languages and sizes`, async ({ app, page }) => {
    test.slow();
    await app.stopTime();
    const sizes = new Set<string>();
    for (const locale of locales) {
      await app.open(`/${locale}${path}?${query}`);
      await page.waitForFunction(hasInter);
      const idle = await lastControl(page);
      await app.start.click();
      await page.clock.fastForward(elapsed);
      await page.clock.runFor(100);
      const running = await lastControl(page);
      expect.soft(running?.right, `${locale}, running`).toBe(idle?.right);
      await app.pause.click();
      expect.soft(await lastControl(page), `${locale}, paused`).toEqual(running);
      for (const width of [320, 360, 1200, 1280, 1440]) {
        await resize(page, width);
        const at = `${locale} at ${width}`;
        const size = await app.profit.evaluate((figure) => getComputedStyle(figure).fontSize);
        if (width > 1000) sizes.add(`${width} ${size}`);
        // In narrow tables, the prices are on another line.
        const inTable = width < 1000 ? /→|^\+/ : /\d|^–$/;
        const rows = await textsIn(app.rows);
        const gaps = rows.map((row) => spread(row, path === '' ? /^(\d+$|\+)/ : inTable));
        const broken = rows.flat().filter(({ lines, isCut }) => lines > 1 || isCut);
        expect.soft([Math.max(...gaps) <= 1 || gaps, broken], `rows in ${at}`).toEqual([true, []]);
        if (path === '') continue;
        const figures = await textsIn(page.locator('main section').first());
        const between = spread(figures.flat(), /^\d+(\.\d%)?$/);
        expect.soft(between, `rate and count in ${at}`).toBeLessThanOrEqual(1);
      }
      if (!['de', 'pl'].includes(locale)) continue;
      await enlargeType(page);
      for (const width of [360, 1280]) {
        await resize(page, width);
        expect.soft(await crowded(page), `large type in ${locale}`).toEqual([width]);
      }
    }
    expect([...sizes]).toHaveLength(3);
  });
}
