import { locales } from '@/lib/i18n/locales';
import type { Page } from '@playwright/test';
import { hasInter } from './support/settled';
import { expect, test } from './support/test';

/** Of common windows, and about the widths at which the layout changes. */
const widths = [
  320, 340, 360, 375, 390, 412, 440, 480, 520, 560, 599, 600, 640, 680, 720, 768, 800, 850, 880,
  899, 900, 920, 960, 1024, 1100, 1199, 1200, 1240, 1280, 1320, 1360, 1366, 1400, 1440, 1504, 1600,
  1760, 1920, 2560,
];

/** Where everything is, from the top of the page, with letters `spacing` em further apart. */
const placesOf = (page: Page, spacing = 0) =>
  page.evaluate((em) => {
    const all = em === 0 ? [] : [...document.querySelectorAll<HTMLElement>('body, body *')];
    const spacings = all.map((each) => {
      const { letterSpacing, fontSize } = getComputedStyle(each);
      return `${(parseFloat(letterSpacing) || 0) + em * parseFloat(fontSize)}px`;
    });
    all.forEach(({ style }, index) => (style.letterSpacing = spacings[index] ?? ''));
    const parts = document.querySelectorAll<HTMLElement>(
      'main, section, main ol, tr, li, button, input, select, main a, svg[role=img], data',
    );
    const places = [...parts]
      .filter((part) => part.checkVisibility())
      .map((part) => {
        const { top, bottom } = part.getBoundingClientRect();
        const name = part.dataset.testid ?? part.dataset.part ?? part.textContent.slice(0, 20);
        return { name: `${part.localName} ${name}`, top: top + scrollY, bottom: bottom + scrollY };
      });
    places.push({ name: 'page', top: 0, bottom: document.documentElement.scrollHeight });
    all.forEach(({ style }) => style.removeProperty('letter-spacing'));
    return places;
  }, spacing);

const resize = async (page: Page, width: number) => {
  await page.setViewportSize({ width, height: 800 });
  await page.waitForFunction((wanted) => innerWidth === wanted, width);
  // Observers of sizes are called at the end of a frame.
  await page.evaluate(() => new Promise((after) => requestAnimationFrame(() => setTimeout(after))));
};

for (const path of locales.flatMap((locale) => [`/${locale}`, `/${locale}/v`])) {
  test(`nothing on ${path} has a place that depends on the typeface`, async ({ app, page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await app.hold('**/*.woff2');
    await app.open(`${path}?seed=golden&t=90&rounds=2&paused`);
    expect(await page.evaluate(hasInter)).toBe(false);
    const withFallback = new Map<number, Awaited<ReturnType<typeof placesOf>>>();
    for (const width of widths) {
      await resize(page, width);
      withFallback.set(width, await placesOf(page));
    }
    release();
    await page.waitForFunction(hasInter);
    for (const width of widths) {
      await resize(page, width);
      const expected = withFallback.get(width) ?? [];
      for (const spacing of [0, -0.006, 0.006]) {
        const places = await placesOf(page, spacing);
        expect(places).toHaveLength(expected.length);
        const moved = places.flatMap(({ name, top, bottom }, index) => {
          const before = expected[index] ?? { top: NaN, bottom: NaN };
          const most = /^(main|page|ol|section Transaction)/.test(name) ? 0 : 1.5;
          const by = [top - before.top, bottom - before.bottom];
          return by.some((change) => !(Math.abs(change) <= most)) ? [`${name}: ${by.join()}`] : [];
        });
        expect.soft(moved, `at ${width}, with ${spacing} em between letters`).toEqual([]);
      }
    }
  });
}
