import type { Page } from '@playwright/test';
import { signTargets } from '@/components/lesson/signTargets';
import { views, type View } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { isPainted, plainStyle, styleOf } from './support/isPainted';
import { expect, isFull, openStopped, sampled, startButton, test } from './support/test';

const signs = [1, 2, 3, 4, 5];

/** On the alternate view, a round whose two trades are open. */
const address = (view: View, step: number, more = '') => {
  const moment = view === 'main' ? 't=300' : 'rounds=8&t=12';
  return `${viewPath(view, 'en')}?seed=lesson&trades=20&${moment}&paused&lesson=${step}${more}`;
};

const targetsOf = (view: View, step: number) => signTargets[view][step - 1] ?? [];

/** What the page frames, and what it dims. */
const marksOf = (page: Page, targets: readonly string[]) =>
  page.evaluate((selectors) => {
    const isShown = (element: Element) => element.getClientRects().length > 0;
    const all = [...document.querySelectorAll('#side-panel *, header *, #content *')];
    const framed = [...document.querySelectorAll(selectors.join())].filter(isShown);
    const isDimmed = (element: Element): boolean =>
      getComputedStyle(element).filter !== 'none' ||
      (element.parentElement !== null && isDimmed(element.parentElement));
    const isFramed = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle === 'solid' && parseFloat(outlineWidth) >= 2;
    };
    /** Elements without others inside, of which a part has to be either framed or dimmed. */
    const leaves = all.filter((element) => element.childElementCount === 0 && isShown(element));
    const isOfTarget = (element: Element) => framed.some((each) => each.contains(element));
    const [first] = selectors.flatMap((selector) =>
      [...document.querySelectorAll(selector)].filter(isShown),
    );
    const box = first?.getBoundingClientRect();
    return {
      framed: framed.length,
      withoutFrame: framed.filter((element) => !isFramed(element)).length,
      dimmedTargets: framed.filter(isDimmed).length,
      undimmed: leaves
        .filter((element) => !isOfTarget(element) && !isDimmed(element) && element.tagName !== 'HR')
        .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      dimmed: all.filter(isDimmed).length,
      // The upper left corner of the first one, which a tall one has in view as well.
      covering: [box && document.elementFromPoint(box.left + 6, box.top + 6)].map((seen) =>
        seen && first?.contains(seen)
          ? ''
          : `${JSON.stringify(box)} ${seen?.outerHTML.slice(0, 100)}`,
      )[0],
    };
  }, targets);

for (const view of views) {
  test(`each sign of ${viewPath(view, 'en')} is framed and in view, and the rest is dimmed`, async ({
    page,
  }) => {
    const distinct = [
      [1280, 800],
      [360, 640],
    ] as const;
    const windows = [...distinct, [768, 1024], [740, 360]] as const;
    for (const [width, height] of sampled(windows, distinct)) {
      await page.setViewportSize({ width, height });
      for (const step of signs) {
        // Each step by its link, or only the first.
        if (isFull || step === 1) await openStopped(page, address(view, step));
        else await page.keyboard.press('ArrowRight');
        await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', String(step));
        await expect(page.getByTestId('lesson-step')).toBeFocused();
        const message = `step ${step} at ${width} × ${height}`;
        const targets = targetsOf(view, step);
        // Parts of the page may come after the lesson.
        await expect
          .poll(async () => marksOf(page, targets), { message })
          .toMatchObject({ withoutFrame: 0, dimmedTargets: 0, undimmed: [], covering: '' });
        const { framed, dimmed } = await marksOf(page, targets);
        expect(framed, message).toBeGreaterThan(0);
        expect(dimmed, message).toBeGreaterThan(20);
        expect(await isPainted(page), message).toBe(true);
        expect(await styleOf(page), message).toEqual(plainStyle);
      }
    }
  });

  const still = `the marks move nothing on ${viewPath(view, 'en')}, and end with the lesson`;
  test(still, { tag: view === 'main' ? [] : '@full' }, async ({ page }) => {
    /** Where everything is on the page, without what is fixed to the window. */
    const places = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('#content *')].flatMap((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return width === 0 ? [] : [[left, top + scrollY, width, height].map(Math.round).join()];
        }),
      );
    const movedFrom = async (before: readonly string[]) =>
      (await places()).filter((place, index) => place !== before[index]);
    const phone = [360, 4_000] as const;
    for (const [width, height] of sampled([[1280, 2_400], phone] as const, [phone])) {
      await page.setViewportSize({ width, height });
      // Twice, since Firefox uses a font that arrives late as soon as the page changes.
      const idle = address(view, 1).replace('&lesson=1', '');
      await openStopped(page, idle);
      await page.evaluate(async () => {
        await document.fonts.ready;
      });
      await openStopped(page, idle);
      const before = await places();
      await page.locator('[data-notice] button').click();
      const step = page.getByTestId('lesson-step');
      await expect(step).toBeFocused();
      for (const sign of signs) {
        await expect(step).toHaveAttribute('data-step', String(sign));
        expect(await movedFrom(before), `step ${sign} at ${width}`).toEqual([]);
        await page.keyboard.press('ArrowRight');
      }
      await expect.poll(async () => (await marksOf(page, targetsOf(view, 5))).dimmed).toBe(0);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('lesson')).toHaveCount(0);
      expect(await movedFrom(before)).toEqual([]);
    }
  });
}

test('rows that come later are framed too', async ({ page }) => {
  await openStopped(page, '/?seed=lesson&trades=0&lesson=2');
  const targets = targetsOf('main', 2);
  expect((await marksOf(page, targets)).framed).toBe(1);
  await startButton(page).click();
  await page.clock.fastForward(21_000);
  const marks = await marksOf(page, targets);
  expect(marks.framed).toBeGreaterThan(4);
  expect(marks).toMatchObject({ withoutFrame: 0, undimmed: [] });
});

test('the analysis is marked while it covers the page, and the lesson is there afterwards', async ({
  page,
}) => {
  await openStopped(page, '/v?seed=lesson&lesson=1');
  await startButton(page).click();
  await page.clock.runFor(1_500);
  const overlay = page.getByTestId('analysis-overlay');
  await expect(overlay).toBeVisible();
  await expect(overlay.getByRole('progressbar')).toHaveCSS('outline-style', 'solid');
  await expect(overlay.getByTestId('simulation-notice')).toBeVisible();
  await page.clock.fastForward(26_000);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByTestId('lesson')).toContainText('Rounds so far: 1.');
});

test('a lesson that a link opens during the analysis has the focus after it', async ({ page }) => {
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto('/v?seed=lesson&t=1.5&paused&lesson=1');
  const overlay = page.getByTestId('analysis-overlay');
  await expect(page.getByTestId('lesson')).toBeAttached();
  await expect(overlay).toBeVisible();
  await overlay.getByRole('button', { name: 'Pause updates' }).click();
  await page.clock.fastForward(10_000);
  await expect(overlay).toHaveCount(0);
  await expect(page.getByTestId('lesson-step')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', '2');
});

test('in a presentation, the analysis leaves room for the lesson', async ({
  page,
  browserName,
}) => {
  const low = [844, 390] as const;
  for (const [width, height] of sampled([[1280, 800], [360, 740], low] as const, [low])) {
    await page.setViewportSize({ width, height });
    await page.goto('/v?seed=lesson&t=1.5&paused&present&lesson=2');
    const overlay = page.getByTestId('analysis-overlay');
    await expect(overlay).toBeVisible();
    const step = page.getByTestId('lesson-step');
    await expect(step).toBeFocused();
    const message = `${width} × ${height}`;
    const seen = await step.evaluate((element) => {
      const { left, top } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + 20, top + 20));
    });
    expect(seen, message).toBe(true);
    const panel = await page.getByTestId('lesson').boundingBox();
    const title = await overlay.getByRole('heading').boundingBox();
    const isBeside = (title?.x ?? NaN) + (title?.width ?? NaN) <= (panel?.x ?? NaN);
    const isAbove = (title?.y ?? NaN) + (title?.height ?? NaN) <= (panel?.y ?? NaN);
    expect(isBeside || isAbove, message).toBe(true);
    // In Firefox, a scrollbar beside it takes space.
    const ratio = browserName === 'firefox' ? 0.98 : 1;
    await expect(overlay.getByTestId('simulation-notice')).toBeInViewport({ ratio });
  }
});

test('rows as wide as the page are above the panel, and as many signs as fit in view', async ({
  page,
}) => {
  for (const [view, step, least, run] of [
    // The pop-up is not there at a moment.
    ['main', 3, 2, 'seed=lesson&t=600'],
    // The page cannot be scrolled so far that the first sign is at the upper edge.
    ['main', 3, 2, 'seed=a&t=90'],
    ['alternate', 3, 1, 'seed=lesson&t=600&rounds=20'],
    ['alternate', 5, 2, 'seed=lesson&t=600&rounds=20'],
  ] as const) {
    const smallest = [1280, 800] as const;
    const others = [
      [1440, 900],
      [1536, 864],
      [1920, 1080],
    ] as const;
    for (const [width, height] of sampled([smallest, ...others] as const, [smallest])) {
      await page.setViewportSize({ width, height });
      await openStopped(page, `${viewPath(view, 'en')}?${run}&paused&lesson=${step}`);
      const whole = () =>
        page.evaluate(
          (selectors) => {
            const panel = document.querySelector('[data-testid=lesson]')?.getBoundingClientRect();
            const upper = Math.max(
              ...[...document.querySelectorAll('[data-notice], header')]
                .filter((each) => getComputedStyle(each).position === 'sticky')
                .map((each) => each.getBoundingClientRect().bottom),
            );
            const isWhole = ({ left, right, top, bottom }: DOMRect) =>
              panel &&
              top >= upper &&
              bottom <= innerHeight &&
              (bottom <= panel.top || right <= panel.left || left >= panel.right);
            return selectors
              .flatMap((selector) => [...document.querySelectorAll(selector)])
              .filter((element) => isWhole(element.getBoundingClientRect())).length;
          },
          targetsOf(view, step),
        );
      await expect.poll(whole, `step ${step} of ${view} at ${width}`).toBeGreaterThanOrEqual(least);
    }
  }
});

// Firefox's protocol does not emulate it.
test(
  'in forced colours the sign is framed, and nothing is dimmed',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openStopped(page, address('main', 1));
    await expect(page.getByTestId('lesson-step')).toBeFocused();
    expect(await marksOf(page, targetsOf('main', 1))).toMatchObject({ withoutFrame: 0, dimmed: 0 });
  },
);

test('the lesson stays above the bar of a presentation, and takes its keys first', async ({
  page,
}) => {
  await openStopped(page, address('main', 2, '&present'));
  const bar = await page.getByTestId('transport').boundingBox();
  const panel = await page.getByTestId('lesson').boundingBox();
  expect((panel?.y ?? NaN) + (panel?.height ?? NaN)).toBeLessThanOrEqual(bar?.y ?? NaN);
  expect(await marksOf(page, targetsOf('main', 2))).toMatchObject({ withoutFrame: 0 });
  const time = await page.getByTestId('transport-time').getAttribute('value');
  await page.getByTestId('lesson-step').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', '3');
  await expect(page.getByTestId('transport-time')).toHaveAttribute('value', time ?? '');
});
