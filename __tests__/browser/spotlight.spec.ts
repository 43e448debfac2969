import type { Locator, Page } from '@playwright/test';
import { views, type View } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { isPainted } from './support/isPainted';
import { framedSigns, turnOn } from './support/signs';
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
const framesOf = (page: Page, targets: readonly string[]) =>
  page.evaluate((selectors) => {
    const boxOf = (element: Element): Box => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      return { left, top, right, bottom };
    };
    const shown = (selector: string) =>
      [...document.querySelectorAll(selector)].filter(
        (element) => element.getClientRects().length > 0,
      );
    // Frames are on whole pixels.
    const contains = (outer: Box, inner: Box) =>
      inner.left >= outer.left - 1 &&
      inner.top >= outer.top - 1 &&
      inner.right <= outer.right + 1 &&
      inner.bottom <= outer.bottom + 1;
    const gap = (a: Box, b: Box) =>
      Math.max(a.left - b.right, b.left - a.right, a.top - b.bottom, b.top - a.bottom);
    const frames = shown('[data-part=spotlight] > i').map(boxOf);
    const amount = ':has(> [data-simulated])';
    // A figure together with its word.
    const framed = selectors
      .flatMap(shown)
      .map(
        (each) =>
          each.closest(amount) ?? [...each.children].find((child) => child.matches(amount)) ?? each,
      );
    const [first] = framed;
    const box = first?.getBoundingClientRect();
    const seen = box && document.elementFromPoint(box.left + 6, box.top + 6);
    const isApart = (element: Element) =>
      framed.every((each) => gap(boxOf(each), boxOf(element)) >= 4);
    return {
      targets: framed.length,
      frames: frames.length,
      unframed: framed
        .map(boxOf)
        .filter((target) => !frames.some((frame) => contains(frame, target))).length,
      // Around nothing else than what it is about: no side is further away.
      loose: frames.filter((frame) => {
        const inside = framed.map(boxOf).filter((target) => contains(frame, target));
        const distances = [
          Math.min(...inside.map(({ left }) => left)) - frame.left,
          Math.min(...inside.map(({ top }) => top)) - frame.top,
          frame.right - Math.max(...inside.map(({ right }) => right)),
          frame.bottom - Math.max(...inside.map(({ bottom }) => bottom)),
        ];
        return Math.max(...distances) > 9;
      }).length,
      // Controls of which the edge of a frame cuts a part off.
      cut: shown(':is(header, aside, #content) :is(a, button, input, select)')
        .filter(isApart)
        .filter((each) =>
          frames.some((frame) => gap(frame, boxOf(each)) < -1 && !contains(frame, boxOf(each))),
        )
        .map((each) => each.outerHTML.slice(0, 100)),
      overlapping: frames.flatMap((one, index) =>
        frames.slice(index + 1).filter((other) => gap(one, other) < 0),
      ).length,
      dimmed: shown('[data-part=spotlight] path').length,
      // The upper left corner of the first one, which a tall one has in view as well.
      covering:
        seen && first?.contains(seen)
          ? ''
          : `${JSON.stringify(box)} ${seen?.outerHTML.slice(0, 100)}`,
    };
  }, targets);

/** At most six frames around nothing but what a step is about, and a scrim. */
const expectFrames = async (page: Page, targets: readonly string[], message: string) => {
  // Parts of the page may come after the lesson.
  await expect
    .poll(async () => framesOf(page, targets), { message })
    .toMatchObject({ unframed: 0, loose: 0, cut: [], overlapping: 0, dimmed: 1, covering: '' });
  const { frames } = await framesOf(page, targets);
  expect(frames, message).toBeGreaterThan(0);
  expect(frames, message).toBeLessThanOrEqual(6);
};

test('what a sign is about has a frame each, also the entries of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStopped(page, address('main', 4));
  // The figure, the period, the name, the line about the sales, the search and the entries.
  await expect(page.locator('[data-part=spotlight] > i')).toHaveCount(6);
  const menu = page.getByRole('navigation', { name: 'Main navigation' });
  const entries = ['Transactions', 'Settings'].map((name) => menu.getByRole('link', { name }));
  const isLit = async (entry: Locator) => {
    const box = await entry.boundingBox();
    return page.evaluate(
      ({ x, y, width, height }) =>
        [...document.querySelectorAll('[data-part=spotlight] > i')].some((frame) => {
          const { left, top, right, bottom } = frame.getBoundingClientRect();
          return left <= x && top <= y && right >= x + width && bottom >= y + height;
        }),
      box ?? { x: NaN, y: NaN, width: NaN, height: NaN },
    );
  };
  for (const entry of entries) expect(await isLit(entry)).toBe(true);
  expect(await isLit(menu.getByRole('link', { name: 'Dashboard' }))).toBe(false);
});

test('on phones, Start is only there while the lesson speaks of it, or is folded', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStopped(page, '/?seed=lesson&lesson=1');
  await expect(page.getByTestId('lesson-step')).toBeFocused();
  await expect(startButton(page)).toBeHidden();
  await page.getByRole('button', { name: 'Collapse', exact: true }).click();
  await expect(startButton(page)).toBeVisible();

  // Where the visitor has scrolled to, the page stays while the browser's address bar hides.
  await page.getByRole('button', { name: 'Expand', exact: true }).click();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scrolled();
  await page.evaluate(() => {
    window.addEventListener('resize', () => (document.title = 'resized'), { once: true });
  });
  await page.setViewportSize({ width: 360, height: 680 });
  await expect(page).toHaveTitle('resized');
  expect(await scrolled()).toBe(before);

  await page.setViewportSize({ width: 360, height: 740 });
  await openStopped(page, '/v?seed=lesson&lesson=1');
  await expect(page.getByTestId('lesson-step')).toBeFocused();
  await expect(startButton(page)).toBeVisible();
  // The question before the next sign is about the whole page.
  await page.keyboard.press('ArrowRight');
  await expect(startButton(page)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(startButton(page)).toBeHidden();
});

for (const view of views) {
  test(`each sign of ${viewPath(view, 'en')} is framed and in view, and the rest is dimmed`, async ({
    page,
  }) => {
    const distinct = [
      [1280, 800],
      [360, 640],
    ] as const;
    const windows = [...distinct, [768, 1024], [740, 360]] as const;
    // Then, each step of each window is a page of its own.
    if (isFull) test.slow();
    for (const [width, height] of sampled(windows, distinct)) {
      await page.setViewportSize({ width, height });
      for (const step of signs) {
        // Each step by its link, or only the first.
        if (isFull || step === 1) await openStopped(page, address(view, step));
        else await turnOn(page, step - 1);
        await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', String(step));
        await expect(page.getByTestId('lesson-step')).toBeFocused();
        const message = `step ${step} at ${width} × ${height}`;
        await expectFrames(page, targetsOf(view, step), message);
        expect(await isPainted(page), message).toBe(true);
      }
    }
  });

  const still = `the frames move nothing on ${viewPath(view, 'en')}, and end with the lesson`;
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
        await expect(page.getByTestId('picker')).toBeVisible();
        expect(await movedFrom(before), `question ${sign} at ${width}`).toEqual([]);
        await page.keyboard.press('ArrowRight');
        await expect(page.getByTestId('picker')).toHaveCount(0);
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
  await expectFrames(page, targets, 'before Start');
  expect((await framesOf(page, targets)).targets).toBe(1);
  await startButton(page).click();
  await page.clock.fastForward(21_000);
  await endTransitions(page);
  await expectFrames(page, targets, 'after Start');
  expect((await framesOf(page, targets)).targets).toBeGreaterThan(4);
});

test('the analysis is framed while it covers the page, and the lesson is there afterwards', async ({
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
  await overlay.getByRole('button', { name: / updates$/ }).click();
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

test('as many signs as fit are in view', { tag: '@full' }, async ({ page }) => {
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
      .poll(() => framesOf(page, targetsOf('main', 1)))
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
  await expectFrames(page, targetsOf('main', 2), 'in a presentation');
  const time = await page.getByTestId('transport-time').getAttribute('value');
  await page.getByTestId('lesson-step').focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByTestId('lesson-step')).toHaveAttribute('data-step', '3');
  await expect(page.getByTestId('transport-time')).toHaveAttribute('value', time ?? '');
});
