import type { Page } from '@playwright/test';
import { lessonSteps } from '@/lib/config/limits';
import { views, type View } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { framedSigns, turnOn } from './support/signs';
import { expect, isFull, noticeMeasured, openStopped, sampled, test } from './support/test';

const lesson = '[data-testid=lesson]';
const stepOf = (page: Page) => page.getByTestId('lesson-step');

const address = (view: View, more: string) => {
  const moment = view === 'main' ? 't=300' : 'rounds=8&t=12';
  return `${viewPath(view, 'en')}?seed=lesson&trades=20&${moment}&paused${more}`;
};

/** What works, or is a link to another language, outside of the lesson. */
const working = 'button, a[href], select, input, summary, [role=slider]';

/**
 * What the step frames, and what works, of which nothing can be seen wherever the page is scrolled.
 * The menu of small windows is opened for the links in it.
 */
const hiddenOf = (page: Page, targets: readonly string[]) =>
  page.evaluate(
    ({ targets, working, lesson }) => {
      const isShown = (element: Element) => {
        const { width, height } = element.getBoundingClientRect();
        return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
      };
      const isHit = (element: Element) => {
        const { left, top, right, bottom } = element.getBoundingClientRect();
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return element.contains(hit);
      };
      const canBeSeen = (element: Element) =>
        (['center', 'start', 'end'] as const).some((block) => {
          element.scrollIntoView({ block });
          return isHit(element);
        });
      const unseen = (selector: string) =>
        [...document.querySelectorAll(selector)]
          .filter((element) => isShown(element) && element.closest(lesson) === null)
          .filter((element) => !canBeSeen(element))
          .map((element) => element.outerHTML.slice(0, 120));
      const before = scrollY;
      const enabled = `:is(${working}):not([aria-disabled=true])`;
      const found = [targets, enabled].flatMap((each) => (each === '' ? [] : unseen(each)));
      const menu = document.querySelector<HTMLElement>('[popover]:not(:popover-open)');
      if (menu?.checkVisibility() === false) {
        menu.showPopover();
        found.push(...unseen('[popover] a[hreflang]'));
        menu.hidePopover();
      }
      const links = document.querySelectorAll('a[hreflang]').length;
      scrollTo(0, before);
      return links === 5 ? found : [...found, `${links} languages`];
    },
    { targets: targets.join(), working, lesson },
  );

const sizes = [
  [320, 640],
  [320, 256],
  [360, 740],
  [600, 900],
  [768, 1024],
  [844, 390],
  [899, 700],
  [900, 700],
  [1024, 768],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

for (const view of views) {
  for (const more of sampled(['', '&present'], view === 'main' ? [''] : ['&present'])) {
    test(`nothing is behind the lesson in any window, on ${viewPath(view, 'en')}${more}`, async ({
      page,
    }) => {
      test.slow();
      await page.emulateMedia({ reducedMotion: 'reduce' });
      // With a notice about the link, which is at the lower edge of the window.
      await openStopped(page, address(view, `${more}&country=xx&lesson=1`));
      await expect(stepOf(page)).toBeFocused();
      await page.getByTestId('link-notice').waitFor();
      // The time that has passed has hidden the bar of a presentation, and Start is in its place.
      await page.mouse.move(2, 2);
      for (let step = 1; step <= lessonSteps; step += 1) {
        await expect(stepOf(page)).toHaveAttribute('data-step', String(step));
        const targets = framedSigns[view][step - 1] ?? [];
        // The long steps are those of the largest sheet.
        for (const [width, height] of isFull || step % 3 === 1 ? sizes : sizes.slice(1, 3)) {
          await page.setViewportSize({ width, height });
          const message = `step ${step} at ${width} × ${height}`;
          // Notice and lesson measure themselves, which takes a frame.
          await expect.poll(() => hiddenOf(page, targets), { message }).toEqual([]);
        }
        await stepOf(page).focus();
        await turnOn(page, step);
      }
    });
  }
}

/** Boxes of the window: the lesson, and everything that it has to be beside. */
const boxesOf = async (page: Page) => {
  await noticeMeasured(page);
  return page.evaluate((lesson) => {
    const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect();
    return {
      lesson: boxOf(lesson),
      content: boxOf('main'),
      header: boxOf('header'),
      bar: boxOf('[data-testid=transport]'),
      notice: boxOf('[data-notice]'),
      width: innerWidth,
      height: innerHeight,
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  }, lesson);
};

test('from 900 pixels on the lesson is a column beside the page, below that a sheet', async ({
  page,
}) => {
  await openStopped(page, address('main', '&present&lesson=2'));
  await page.getByTestId('transport').waitFor();
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height });
    const message = `${width} × ${height}`;
    const boxes = await boxesOf(page);
    const { lesson: own, content, header, bar, notice } = boxes;
    if (!own || !content || !header || !bar || !notice) throw new Error('missing');
    expect(boxes.overflow, message).toBeLessThanOrEqual(0);
    if (width >= 900 || height < 500) {
      if (width < 720) continue;
      // Rounded, so that lines are sharp.
      expect(Math.abs(own.top - notice.bottom), message).toBeLessThan(1);
      expect(own.bottom, message).toBeCloseTo(height, 0);
      expect(own.right, message).toBeCloseTo(width, 0);
      for (const beside of [content, header]) {
        expect(beside.right, message).toBeLessThanOrEqual(own.left + 0.5);
      }
      if (height >= 500) expect(bar.right, message).toBeLessThanOrEqual(own.left + 0.5);
    } else {
      expect(own.height, message).toBeLessThan(height / 2);
      expect(own.bottom, message).toBeLessThanOrEqual(bar.top + 0.5);
      expect(own.left, message).toBe(0);
      expect(own.right, message).toBeCloseTo(width, 0);
    }
  }
});

test('the lesson leaves room, and gives it back when it is folded to one line', async ({
  page,
}) => {
  await openStopped(page, address('main', '&lesson=2'));
  const fold = page.getByRole('button', { name: 'Collapse', exact: true });
  const unfold = page.getByRole('button', { name: 'Expand' });
  const scrim = page.locator('[data-part=spotlight] path');
  const targets = framedSigns.main[1] ?? [];

  // The side panel stays a column, and there is room for the page between it and the lesson.
  await page.setViewportSize({ width: 1200, height: 800 });
  const panel = page.locator('#side-panel');
  const end = await panel.evaluate((each) => each.getBoundingClientRect().bottom);
  expect(end).toBeGreaterThan(799);
  const between = await page.getByRole('main').boundingBox();
  expect(between?.width).toBeGreaterThanOrEqual(36 * 16);

  for (const [width, height] of [
    [1280, 800],
    [360, 740],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(fold).toHaveAttribute('aria-expanded', 'true');
    await expect(scrim).toHaveCount(1);
    await fold.click();
    await expect(unfold).toBeFocused();
    await expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await expect(stepOf(page)).toBeHidden();
    await expect(scrim).toHaveCount(0);
    const message = `${width} × ${height}`;
    const { lesson: own, content, overflow } = await boxesOf(page);
    expect(own?.height, message).toBeLessThanOrEqual(74);
    expect(content?.right, message).toBeCloseTo(width, 0);
    expect(overflow, message).toBeLessThanOrEqual(0);
    expect(await hiddenOf(page, targets), message).toEqual([]);
    // The arrow keys still go to another step, which is said in the line.
    await unfold.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator(lesson)).toContainText(`Step 3 of ${lessonSteps}`);
    await page.keyboard.press('ArrowLeft');
    await unfold.click();
    await expect(stepOf(page)).toBeVisible();
  }
  await fold.click();
  // The lesson's own button unfolds it.
  await page.locator('[data-notice] button').click();
  await expect(stepOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator(lesson)).toHaveCount(0);
  await expect(page.locator('html')).not.toHaveAttribute('data-lesson');
});

test('nothing shifts when a link opens the lesson', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => Number(Reflect.get(entry, 'value'))));
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // A step that frames what is in view, so that the page is not scrolled.
  await page.goto('/?seed=still&lesson=8');
  await expect(stepOf(page)).toBeFocused();
  expect(await page.evaluate('shifts')).toEqual([]);
  // A step that does not exist opens nothing.
  await page.goto('/?seed=still&lesson=9');
  await expect(page.getByTestId('link-notice')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-lesson');
  await context.close();
});
