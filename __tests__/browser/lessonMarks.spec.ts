import type { Page } from '@playwright/test';
import { views, type View } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { isPainted } from './support/isPainted';
import { framedSigns } from './support/signs';
import {
  endTransitions,
  expect,
  isFull,
  openStopped,
  sampled,
  startButton,
  test,
} from './support/test';

const signs = [1, 2, 3, 4, 5];

/** On the alternate view, a round whose two trades are open. */
const address = (view: View, step: number, more = '') => {
  const moment = view === 'main' ? 't=300' : 'rounds=8&t=12';
  return `${viewPath(view, 'en')}?seed=lesson&trades=20&${moment}&paused&lesson=${step}${more}`;
};

const targetsOf = (view: View, step: number) => framedSigns[view][step - 1] ?? [];

type Box = { left: number; top: number; right: number; bottom: number };

/** The frames on the page, and what they are about, in pixels of the window. */
const marksOf = (page: Page, targets: readonly string[]) =>
  page.evaluate((selectors) => {
    const boxOf = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.getClientRects().length > 0,
      );
    // Rules of the page reach that far into the empty edges of what is framed.
    const edge = 3;
    const contains = (outer: Box, inner: Box) =>
      inner.left >= outer.left &&
      inner.top >= outer.top - edge &&
      inner.right <= outer.right &&
      inner.bottom <= outer.bottom + edge;
    const gap = (a: Box, b: Box) =>
      Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
    const frames = shown('[data-part=spotlight] > i').map(boxOf);
    const framed = selectors.flatMap(shown);
    // Those of a short line are below it, where they are cut off.
    const rules = shown('#content hr, header hr')
      .filter((rule) => !rule.parentElement || boxOf(rule).top < boxOf(rule.parentElement).bottom)
      .map(boxOf);
    const gaps = frames.flatMap((one, index) =>
      frames.slice(index + 1).map((other) => gap(one, other)),
    );
    const [first] = framed;
    const box = first?.getBoundingClientRect();
    const seen = box && document.elementFromPoint(box.left + 6, box.top + 6);
    return {
      targets: framed.length,
      frames: frames.length,
      unframed: framed
        .map(boxOf)
        .filter((target) => !frames.some((frame) => contains(frame, target))).length,
      leastGap: Math.min(...gaps, Infinity),
      // An edge of a frame is on a rule, whose words it would halve. Frames are on whole pixels.
      cutRules: rules.filter((rule) =>
        frames.some(
          (frame) =>
            gap(frame, rule) < -1 && !(rule.top >= frame.top && rule.bottom <= frame.bottom),
        ),
      ).length,
      dimmed: shown('[data-part=spotlight] path').length,
      // The upper left corner of the first one, which a tall one has in view as well.
      covering:
        seen && first?.contains(seen)
          ? ''
          : `${JSON.stringify(box)} ${seen?.outerHTML.slice(0, 100)}`,
    };
  }, targets);

/** At most four frames, far enough from each other, around what a step is about, and a scrim. */
const expectMarks = async (page: Page, targets: readonly string[], message: string) => {
  // Parts of the page may come after the lesson.
  await expect
    .poll(async () => marksOf(page, targets), { message })
    .toMatchObject({ unframed: 0, cutRules: 0, dimmed: 1, covering: '' });
  const { frames, leastGap } = await marksOf(page, targets);
  expect(frames, message).toBeGreaterThan(0);
  expect(frames, message).toBeLessThanOrEqual(4);
  expect(leastGap, message).toBeGreaterThanOrEqual(4);
};

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
        await expectMarks(page, targetsOf(view, step), message);
        expect(await isPainted(page), message).toBe(true);
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
    for (const [width, height] of sampled([[768, 2_400], phone] as const, [phone])) {
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
      await expect(page.locator('[data-part=spotlight]')).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(page.getByTestId('lesson')).toHaveCount(0);
      expect(await movedFrom(before)).toEqual([]);
    }
  });
}

test('rows that come later are framed too', async ({ page }) => {
  // So high that all rows are in view.
  await page.setViewportSize({ width: 1280, height: 1000 });
  await openStopped(page, '/?seed=lesson&trades=0&lesson=2');
  const targets = targetsOf('main', 2);
  await expectMarks(page, targets, 'before Start');
  expect((await marksOf(page, targets)).targets).toBe(1);
  await startButton(page).click();
  await page.clock.fastForward(21_000);
  await endTransitions(page);
  await expectMarks(page, targets, 'after Start');
  expect((await marksOf(page, targets)).targets).toBeGreaterThan(4);
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

test('in a presentation, the analysis leaves room for the lesson', async ({ page }) => {
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
    expect(await isPainted(page), message).toBe(true);
  }
});

test('as many signs as fit are in view', async ({ page }) => {
  for (const [view, step, least, run] of [
    // The pop-up is not there at a moment.
    ['main', 3, 2, 'seed=a&t=90'],
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
    await expect
      .poll(() => marksOf(page, targetsOf('main', 1)))
      .toMatchObject({ frames: 1, unframed: 0, dimmed: 0 });
  },
);

test('the lesson is beside the bar of a presentation, and takes its keys first', async ({
  page,
}) => {
  await openStopped(page, address('main', 2, '&present'));
  const bar = await page.getByTestId('transport').boundingBox();
  const panel = await page.getByTestId('lesson').boundingBox();
  expect((bar?.x ?? NaN) + (bar?.width ?? NaN)).toBeLessThanOrEqual(panel?.x ?? NaN);
  await expectMarks(page, targetsOf('main', 2), 'in a presentation');
  const time = await page.getByTestId('transport-time').getAttribute('value');
  await page.getByTestId('lesson-step').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', '3');
  await expect(page.getByTestId('transport-time')).toHaveAttribute('value', time ?? '');
});
