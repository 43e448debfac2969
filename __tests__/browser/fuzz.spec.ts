import type { Page } from '@playwright/test';
import fc from 'fast-check';
import { otherLocales } from '@/lib/i18n/locales';
import { search } from '../lib/parameters/links';
import { entries, expect, isFull, sampled, startButton, test } from './support/test';

const linksPerPage = isFull ? 75 : 1;

/** Random links, the same in every run, and not too long for the host. */
const linksOf = (seed: number) =>
  fc
    .sample(search, { numRuns: linksPerPage, seed })
    .map((text) => encodeURI(text.replace(/\p{Cs}/gu, '\ufffd')).replace(/#/g, '%23'))
    .map((text) => text.slice(0, 6_000));

/**
 * Waits for the hydrated page and its first paint, before which Firefox finds no element at any
 * point. Checks once per frame: an expectation checks less often, too slow for hundreds of links.
 */
const visit = async (page: Page, address: string) => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(
    (entries) =>
      new Promise<void>((resolve) => {
        const look = () => {
          const name = document.querySelector('[data-testid=display-name]')?.textContent ?? '–';
          const isHydrated = name !== '–' && document.querySelector(entries) !== null;
          if (isHydrated && performance.getEntriesByType('paint').length > 0) resolve();
          else requestAnimationFrame(look);
        };
        look();
      }),
    entries,
  );
};

const tags = [
  'img',
  'script',
  'iframe',
  'object',
  'embed',
  'form',
  'base',
  'style',
  'svg',
  'a',
  'b',
];

/** How many elements of each of `tags` the page has, but for its trades, dialogs, and presentation's bar. */
const elementsOf = (page: Page) =>
  page.evaluate(
    (tags) =>
      tags.map(
        (tag) =>
          document.body.querySelectorAll(`${tag}:not(tr *, dialog *, [data-testid=transport] *)`)
            .length,
      ),
    tags,
  );

/** How the notice is painted, and whether the page fits the width of the window. */
const look = (page: Page, browserName: string) =>
  page.evaluate((isFirefox) => {
    const notice = document.querySelector('[data-testid=simulation-notice]');
    if (notice === null) return null;
    const { left, right, top, bottom } = notice.getBoundingClientRect();
    const { fontSize, color, backgroundColor, opacity } = getComputedStyle(notice);
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
        const share = Number(part) / 255;
        return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const [text, ground] = [luminance(color), luminance(backgroundColor)];
    const points = [
      [(left + right) / 2, (top + bottom) / 2],
      // In Firefox left of the scrollbar, which it shows over the page for a moment.
      ...[left + 2, right - (isFirefox ? 20 : 2)].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => [x, y]),
      ),
    ];
    return {
      // Beside a modal dialog, the notice is inert: hit tests do not find it, though it is in view.
      painted:
        document.querySelector(':modal') === null
          ? points.every(([x = 0, y = 0]) => notice.contains(document.elementFromPoint(x, y)))
          : notice.matches(':popover-open'),
      large: parseFloat(fontSize) >= 15,
      contrast:
        (Math.max(text, ground) + 0.05) / (Math.min(text, ground) + 0.05) >= 4.5 && opacity === '1',
      fits: document.documentElement.scrollWidth <= window.innerWidth,
    };
  }, browserName === 'firefox');

const asItMust = { painted: true, large: true, contrast: true, fits: true };

const distinct = ['/', `/${otherLocales.at(-1)}/v`];
const paths = [...distinct, '/v', `/${otherLocales[0]}`];
for (const [seed, path] of sampled(paths, distinct).entries()) {
  test(`random links do not break ${path}`, async ({ page, browserName }) => {
    test.setTimeout(240_000);
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, `${path}?seed=plain`);
    const plain = await elementsOf(page);
    for (const link of linksOf(seed)) {
      await visit(page, path + link);
      expect(await look(page, browserName), link).toEqual(asItMust);
      // A presentation has fewer icons.
      const counts = await elementsOf(page);
      const added = tags.filter((_, index) => (counts[index] ?? 0) > (plain[index] ?? 0));
      expect(added, link).toEqual([]);
      await expect(startButton(page)).toHaveCount(1);
    }
  });
}
