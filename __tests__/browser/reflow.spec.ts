import type { Page } from '@playwright/test';
import { views } from '@/lib/config/views';
import { locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { settled } from './support/settled';
import { distinctStates, states, type State } from './support/states';
import { expect, isFull, openStopped, sampled, test } from './support/test';

/** Elements that are wider than the page or their box, and controls whose text is cut off. */
const lossesOf = (page: Page) =>
  page.evaluate(() => {
    const root = document.documentElement;
    const cut = [...document.querySelectorAll('button, select, a[href], h1, h2, h3, label')]
      .filter((element) => element.checkVisibility() && !element.matches('a[href="#content"]'))
      .filter(
        ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
          clientWidth > 1 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 2),
      )
      .map((element) => `cut: ${element.outerHTML.slice(0, 120)}`);
    const sideways = [...document.querySelectorAll('html, dialog, [role=dialog] *, aside')]
      .filter(
        (element) => element.checkVisibility() && getComputedStyle(element).overflowX !== 'hidden',
      )
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
      .map((element) => `sideways: ${element.outerHTML.slice(0, 120)}`);
    return { losses: [...cut, ...sideways], fits: root.scrollWidth <= root.clientWidth };
  });

/** Controls smaller than 24 by 24 pixels. */
const smallTargetsOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('button, select, input, a[href], [tabindex="0"]')]
      .filter((element) => element.checkVisibility() && !element.matches('a[href="#content"]'))
      .filter((element) => element.closest('[data-testid^="sentinel"]') === null)
      .filter((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        return width < 24 || height < 24;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );

test.use({ expected: [/Failed to load resource|download failed/] });

/** The narrowest, and a wide one. */
const distinctLooks = [
  { name: 'text at 200 % on a phone', size: { width: 360, height: 740 }, text: 200 },
  { name: 'a page at 400 %', size: { width: 320, height: 256 }, text: 100 },
  { name: 'a large screen', size: { width: 1280, height: 1024 }, text: 100 },
];

const looks = sampled(
  [
    ...distinctLooks,
    { name: 'text at 200 %', size: { width: 1280, height: 1024 }, text: 200 },
    { name: 'a phone', size: { width: 360, height: 740 }, text: 100 },
  ],
  distinctLooks,
);

/** The language with the longest words. */
const longWorded = locales.filter((locale) => locale === 'pl');

/**
 * Sets the size of text as the settings of a browser do, so that `em` in media queries follows.
 * Only in Chromium.
 */
const setTextSize = async (page: Page, percent: number) => {
  const session = await page.context().newCDPSession(page);
  const standard = (16 * percent) / 100;
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await session.detach();
};

const check = async (page: Page, locale: Locale, state: State) => {
  const { name, view, query = '', size: itsOwn, reach } = state;
  const path = viewPath(view, locale);
  await page.setViewportSize(itsOwn ?? { width: 1280, height: 1024 });
  await openStopped(page, `${path}${query === '' ? '?' : `${query}&`}seed=reflow`);
  await reach?.(page);
  const isChromium = page.context().browser()?.browserType().name() === 'chromium';
  for (const { name: look, size, text } of looks) {
    if (!isChromium && text !== 100) continue;
    // The panel only opens on small screens.
    if (itsOwn && size.width > 1_000) continue;
    const message = `${path} ${name}: ${look}`;
    await page.setViewportSize(size);
    if (isChromium) await setTextSize(page, text);
    await page.clock.runFor(100);
    await settled(page);
    expect(await lossesOf(page), message).toEqual({ losses: [], fits: true });
    expect(await smallTargetsOf(page), message).toEqual([]);
  }
};

for (const view of views) {
  for (const locale of sampled(locales.slice(0, 2), locales.slice(1, 2))) {
    test(`large text, zoom and small screens hide no content of ${viewPath(view, locale)}`, async ({
      page,
    }) => {
      // All states, each in several windows.
      if (isFull) test.setTimeout(240_000);
      // The font may load too late, so the text has to fit in the system font too, which is wider.
      await page.route('**/*.woff2', (route) => route.abort());
      for (const state of sampled(states, distinctStates)) {
        if (state.view === view) await check(page, locale, state);
      }
    });
  }
}

for (const view of views) {
  test(`labels of ${viewPath(view, 'en')} break between words only, in any language`, async ({
    page,
  }) => {
    for (const locale of sampled(locales, longWorded)) {
      await openStopped(page, `${viewPath(view, locale)}?seed=labels`);
      for (const [width, text] of [
        [320, '100%'],
        [360, '100%'],
        [768, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height: 740 });
        await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
        }, text);
        await settled(page);
        const broken = await page.evaluate(
          () =>
            [...document.querySelectorAll('[data-figure] h3')].filter((label) => {
              const range = document.createRange();
              range.selectNodeContents(label);
              const lines = new Set([...range.getClientRects()].map(({ top }) => top));
              return lines.size > label.textContent.split(' ').length;
            }).length,
        );
        expect(broken, `${locale}, ${width}, ${text}`).toBe(0);
      }
    }
  });
}

test('a page at 200 % on a phone shows all of a trade with a long number', async ({ page }) => {
  await page.setViewportSize({ width: 180, height: 370 });
  await openStopped(page, '/pl?seed=narrow&trades=1000000&currency=PLN');
  await settled(page);
  const beside = await page.getByTestId('latest-trades').evaluate((list) => {
    const { left, right } = list.getBoundingClientRect();
    return [...list.querySelectorAll('[data-testid=trade-row] > span')].filter((part) => {
      const box = part.getBoundingClientRect();
      return box.left < left - 1 || box.right > right + 1 || part.scrollWidth > part.clientWidth;
    }).length;
  });
  expect(beside).toBe(0);
  expect(await lossesOf(page)).toMatchObject({ fits: true });
});
