import type { Page } from '@playwright/test';
import { views, type View } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { isPainted } from './support/isPainted';
import { barButton, focusByKey, present, slider, time } from './support/presentation';
import { sourcesOf } from './support/sourcesOf';
import { keysButton, transport } from './support/states';
import {
  awaitList,
  countOf,
  endTransitions,
  expect,
  expectPaused,
  open,
  openStopped,
  profitOf,
  sampled,
  startButton,
  test,
} from './support/test';

const marks = (page: Page) => transport(page).locator('[data-press]');

/** Everything that a view shows of its run. */
const shown = async (page: Page) => {
  await awaitList(page);
  return page.evaluate(() => ({
    figures: [...document.querySelectorAll('#content data')].map((each) => [
      each.getAttribute('value'),
      each.textContent,
    ]),
    rows: [...document.querySelectorAll('[data-testid=trade-row]')].map((row) => row.textContent),
    drawn: [...document.querySelectorAll('#content svg[role=img]')].map(
      (drawing) => drawing.textContent,
    ),
    overlay: document.querySelector('dialog p')?.textContent,
  }));
};

/** The names of the animations that run in the view. */
const movements = (page: Page) =>
  page
    .locator('#content')
    .evaluate((content) =>
      content
        .getAnimations({ subtree: true })
        .flatMap((animation) =>
          animation instanceof CSSAnimation ? [animation.animationName] : [],
        ),
    );

/** Sets the slider as a pointer does. */
const slideTo = (page: Page, seconds: number) => slider(page).fill(String(seconds));

for (const view of views) {
  const path = viewPath(view, 'en');
  const isMain = view === 'main';

  // In the language with the longest words.
  const polish = viewPath(view, 'pl');
  const large = `as a presentation, ${polish} has large type, and all rows in view`;
  test(large, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await present(page, `${polish}?seed=large&t=95&paused&present${isMain ? '' : '&rounds=3'}`);
    await awaitList(page);
    const rowsAboveBar = () =>
      page.evaluate(() => {
        const bar = document.querySelector('[data-testid=transport]');
        const top = bar?.getBoundingClientRect().top ?? NaN;
        return [...document.querySelectorAll('[data-testid=trade-row]')].filter(
          (row) => row.getBoundingClientRect().bottom <= top,
        ).length;
      });
    expect(await rowsAboveBar()).toBe(10);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await expect.poll(rowsAboveBar).toBe(10);
    const small = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const { parentElement: element } = node;
        // The word below a figure is smaller, and what screen readers read has no size.
        const least = element?.matches('[data-simulated]') ? 22 : 24;
        if (!element?.checkVisibility() || element.closest('[data-testid=seed-rosette], style')) {
          continue;
        }
        if (element.closest('script, noscript') || (node.textContent ?? '').trim() === '') continue;
        const size = parseFloat(getComputedStyle(element).fontSize);
        // The middle of a serial number's UUID is cut out where it does not fit. Firefox rounds sizes.
        if (size > 0 && size < least - 0.02) found.push(`${size}: ${node.textContent}`);
      }
      return found;
    });
    expect(small).toEqual([]);
    await expect(page.getByTestId('pause-updates')).toBeHidden();
    await expect(page.locator('#side-panel')).toBeHidden();
    await expect(page.getByRole('searchbox')).toHaveCount(0);
    await expect(page.locator('header [role=img]:visible')).toHaveCount(0);
    const notice = await page.getByTestId('simulation-notice').boundingBox();
    expect(notice?.y).toBe(0);
  });

  const seeking = `any moment of ${path} is what its link shows, back and forth`;
  test(seeking, { tag: isMain ? [] : '@full' }, async ({ page }) => {
    const address = (t: number) => `${path}?seed=seek&trades=20&amount=100&t=${t}&paused`;
    const moments = sampled([12, 95, 3, 27, 599], [95, 3]);
    await present(page, `${address(40)}&present`);
    const seen = [];
    for (const moment of moments) {
      await slideTo(page, moment);
      await expect(time(page)).toHaveAttribute('value', String(moment));
      seen.push(await shown(page));
    }
    for (const [index, moment] of moments.entries()) {
      await openStopped(page, address(moment));
      expect(await shown(page), `${moment} s`).toEqual(seen[index]);
    }
  });

  const clear = `the bar of ${path} covers nothing that has the focus, nor the end of the page`;
  test(clear, { tag: isMain ? [] : '@full' }, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await present(page, `${path}?seed=focus&t=95&paused&present&amount=x`);
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (let step = 0; step < 14; step += 1) {
      await page.keyboard.press('Tab');
      const covered = await page.evaluate(() => {
        const { activeElement } = document;
        const bar = document.querySelector('[data-testid=transport]');
        if (!activeElement || !bar || bar.contains(activeElement)) return null;
        const { bottom, height } = activeElement.getBoundingClientRect();
        const { top } = bar.getBoundingClientRect();
        return bottom > top + 1 && height < 300 ? activeElement.outerHTML.slice(0, 90) : null;
      });
      expect(covered).toBeNull();
    }
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    const [end, top] = await Promise.all([
      page.evaluate(() => document.querySelector('#content')?.getBoundingClientRect().bottom),
      page.evaluate(
        () => document.querySelector('[data-testid=transport]')?.getBoundingClientRect().top,
      ),
    ]);
    expect(end).toBeLessThanOrEqual((top ?? 0) + 1);
  });
}

const grows = 'type of the figure grows with the window, as that of labels';
test(grows, { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  const sizes = async (address: string) => {
    await openStopped(page, address);
    return page.evaluate(() =>
      ['profit', 'profit-label'].map((id) =>
        parseFloat(
          getComputedStyle(document.querySelector(`[data-testid=${id}]`) ?? document.body).fontSize,
        ),
      ),
    );
  };
  const plain = await sizes('/?seed=size&t=95&paused');
  const large = await sizes('/?seed=size&t=95&paused&present');
  for (const [index, size] of plain.entries()) expect((large[index] ?? 0) / size).toBeCloseTo(2, 1);
});

test('the controls of the bar take two rows on a phone, and one on a screen', async ({ page }) => {
  await present(page, '/?seed=rows&t=95&paused&present');
  const controls = transport(page).locator('button, a, select, input');
  for (const [width, height, rows] of [
    [360, 740, 2],
    [1280, 800, 1],
    [1920, 1080, 1],
  ] as const) {
    await page.setViewportSize({ width, height });
    const middles = await controls.evaluateAll((all) =>
      all.map((each) => {
        const { top, height: own } = each.getBoundingClientRect();
        return Math.round((top + own / 2) / 8);
      }),
    );
    expect(new Set(middles).size, `${width} × ${height}`).toBe(rows);
  }
});

test('keys hold, go on, jump, and change the speed', async ({ page }) => {
  await present(page, '/?seed=keys&trades=9&t=95.5&paused&present');
  await expect(time(page)).toHaveText('1:35');
  await page.keyboard.press('ArrowRight');
  await expect(time(page)).toHaveAttribute('value', '105');
  await page.clock.fastForward(60_000);
  await expect(time(page)).toHaveAttribute('value', '105');
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect(transport(page).getByRole('combobox')).toHaveValue('5');
  await expect(page.getByTestId('speed')).toHaveText('5× time');
  await page.keyboard.press('Space');
  await page.clock.fastForward(10_000);
  await expect(time(page)).toHaveAttribute('value', '155');
  await page.keyboard.press('-');
  await expect(page.getByTestId('speed')).toHaveText('2× time');
  const count = await countOf(page);
  while ((await countOf(page)) === count) await page.clock.runFor(100);
  await expect.poll(() => movements(page), 'a trade has moved the rows').not.toEqual([]);
  await expect.poll(() => movements(page)).toEqual([]);
  await page.keyboard.press('Space');
  await page.keyboard.press('Space');
  expect(await movements(page), 'nothing has arrived since').toEqual([]);
  await page.keyboard.press('Space');
  const held = Number(await time(page).getAttribute('value'));
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(time(page)).toHaveAttribute('value', String(held - 20));
  await page.keyboard.press('Home');
  await expect(time(page)).toHaveText('0:00');
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '9');
  await page.keyboard.press('ArrowLeft');
  await expect(time(page)).toHaveText('0:00');
});

test('what has the focus takes its keys first', async ({ page }) => {
  await present(page, '/?seed=first&trades=9&t=95&paused&present');
  await page.getByRole('application').first().focus();
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByTestId('chart-reading')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('chart-reading')).toHaveCount(0);
  await expect(time(page)).toHaveText('1:35');
  await slider(page).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(time(page)).toHaveText('1:34');
  await page.getByTestId('period').focus();
  await page.keyboard.press('Home');
  await expect(time(page)).toHaveText('1:34');
  await barButton(page, 'To the beginning').focus();
  await page.keyboard.press('Space');
  await expect(time(page)).toHaveText('0:00');
  await expect(barButton(page, 'Play')).toBeVisible();
});

test('the help shows the keys, and turns those of a single character off', async ({ page }) => {
  await present(page, '/?seed=help&t=95&paused&present');
  await page.keyboard.press('?');
  const help = page.getByRole('dialog', { name: 'Keys' });
  await expect(help).toHaveAccessibleDescription(/^Simulation\./);
  expect(await isPainted(page)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect(time(page)).toHaveText('1:35');
  await help.getByRole('checkbox').uncheck();
  await page.keyboard.press('Escape');
  await expect(help).toHaveCount(0);
  expect(page.url()).toContain('present');
  await page.keyboard.press('+');
  await expect(transport(page).getByRole('combobox')).toHaveValue('1');
  await page.keyboard.press('?');
  await expect(help).toHaveCount(0);
  await page.keyboard.press('ArrowRight');
  await expect(time(page)).toHaveText('1:45');
  await keysButton(page).click();
  await expect(help.getByRole('checkbox')).not.toBeChecked();
});

test(
  'the slider covers ten minutes, or as far as the run has come, and says the time',
  { tag: '@full' },
  async ({ page }) => {
    await present(page, '/?seed=range&t=90&paused&present');
    await expect(slider(page)).toHaveAttribute('max', '600');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '1 minute, 30 seconds');
    await present(page, '/de?seed=range&t=3700&paused&present');
    await expect(slider(page)).toHaveAttribute('max', '3700');
    await expect(slider(page)).toHaveAttribute(
      'aria-valuetext',
      '1 Stunde, 1 Minute und 40 Sekunden',
    );
    await slideTo(page, 60);
    await expect(slider(page)).toHaveAttribute('max', '3700');
  },
);

const byKey = [
  ['main', 'Space'],
  ['alternate', 'Enter'],
] as const;
for (const [view, key] of sampled(byKey, byKey.slice(0, 1))) {
  test(`nothing but Start starts a run of the ${view} view`, async ({ page }) => {
    await present(page, `${viewPath(view, 'en')}?seed=play&trades=9&present`);
    await expect(slider(page)).toBeDisabled();
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'Space']) await page.keyboard.press(key);
    const buttons = ['To the beginning', '10 seconds back', 'Play', '10 seconds forward'];
    for (const name of buttons) {
      await expect(barButton(page, name)).toHaveAttribute('aria-disabled', 'true');
      await barButton(page, name).click({ force: true });
    }
    await page.clock.fastForward(10_000);
    await expect(time(page)).toHaveText('0:00');
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '9');
    await expect(page.getByTestId('analysis-overlay')).toHaveCount(0);
    await focusByKey(page, startButton(page));
    await page.keyboard.press(key);
    await expect(barButton(page, 'Hold')).toHaveAttribute('aria-disabled', 'false');
    await expect(slider(page)).toBeEnabled();
    await page.clock.fastForward(30_000);
    await expect(time(page)).toHaveText('0:30');
    expect(Number(await page.getByTestId('trade-count').getAttribute('value'))).toBeGreaterThan(10);
  });
}

test('the bar holds a run, and lets it go on', { tag: '@full' }, async ({ page }) => {
  await present(page, '/?seed=hold&trades=9&t=95&present');
  await barButton(page, 'Hold').click();
  const before = await profitOf(page);
  const held = await time(page).textContent();
  await page.clock.fastForward(30_000);
  expect(await profitOf(page)).toBe(before);
  await expect(time(page)).toHaveText(held ?? '');
  await page.mouse.move(3, 3);
  await barButton(page, 'Play').click();
  await page.clock.fastForward(30_000);
  expect(await profitOf(page)).toBeGreaterThan(before);
});

test('another moment is shown whatever moves in the page', { tag: '@full' }, async ({ page }) => {
  await present(page, '/?seed=moves&trades=9&t=95&present');
  // As an extension may do. Such an animation has no end.
  await page.evaluate(() => {
    document.body.animate([{ outlineOffset: 0 }, { outlineOffset: '1px' }], {
      duration: 1_000,
      iterations: Infinity,
    });
  });
  await barButton(page, 'To the beginning').click();
  await expect(time(page)).toHaveText('0:00');
  await page.keyboard.press('ArrowRight');
  await expect(time(page)).toHaveText('0:10');
});

test('each press of Start Trading is marked, taken back by going back, and then repeated', async ({
  page,
}) => {
  await present(page, '/v?seed=marks&t=30&paused&present');
  await expect(marks(page)).toHaveCount(1);
  await startButton(page).click();
  await expect(marks(page)).toHaveCount(2);
  await expect(slider(page)).toHaveAccessibleDescription(
    '“Start Trading” was pressed at 0:00, 0:30.',
  );
  await page.clock.fastForward(27_000);
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '185');
  await slideTo(page, 40);
  await expect(page.locator('[data-status=new]')).toHaveCount(2);
  await expect(marks(page)).toHaveCount(2);
  const round = await shown(page);
  await slideTo(page, 29);
  await expect(page.locator('[data-status=new]')).toHaveCount(0);
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
  await expect(marks(page)).toHaveCount(2);
  const overlay = page.getByTestId('analysis-overlay');
  await page.clock.runFor(1_000);
  await expect(overlay).toContainText('1/4');
  await page.clock.fastForward(10_000);
  await expect(time(page)).toHaveText('0:40');
  expect(await shown(page)).toEqual(round);
  await slideTo(page, 27);
  await slideTo(page, 60);
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '185');
  // Pressed earlier, it has another round, and the later press is gone.
  await slideTo(page, 27);
  await startButton(page).click();
  await expect(slider(page)).toHaveAccessibleDescription(
    '“Start Trading” was pressed at 0:00, 0:27.',
  );
  await slideTo(page, 100);
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '185');
});

test('the bar and the notice stay usable over the analysis, and nothing else does', async ({
  page,
}) => {
  await present(page, '/v?seed=over&present');
  await startButton(page).focus();
  await page.keyboard.press('Enter');
  const overlay = page.getByTestId('analysis-overlay');
  await expect(overlay).toContainText('1/4');
  expect(await isPainted(page)).toBe(true);
  await expect(startButton(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  for (let step = 0; step < 12; step += 1) {
    const isOutside = await page.evaluate(() => {
      const within =
        '[data-testid=transport], [data-testid=analysis-overlay], [data-notice], body, html';
      const active = document.activeElement ?? document.body;
      return !active.matches(within) && active.closest(within) === document.body;
    });
    expect(isOutside).toBe(false);
    await page.keyboard.press('Tab');
  }
  await barButton(page, 'Hold').click();
  await expect(overlay).toContainText('1/4');
  await page.clock.fastForward(20_000);
  await expect(overlay).toContainText('1/4');
  await slideTo(page, 3);
  await expect(overlay).toContainText('4/4');
  await slideTo(page, 8);
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test(
  'the focus returns to Start Trading after the analysis',
  { tag: '@full' },
  async ({ page }) => {
    await present(page, '/v?seed=return&present');
    await startButton(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTestId('analysis-overlay')).toBeVisible();
    await page.clock.runFor(6_500);
    await expect(page.getByTestId('analysis-overlay')).toHaveCount(0);
    await expect(startButton(page)).toBeFocused();
  },
);

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  const title = 'Start takes the place of the hidden bar, and a tap presses it';
  test(title, { tag: '@chromium' }, async ({ page }) => {
    await present(page, '/v?seed=touch&present');
    const below = async () =>
      740 - (await startButton(page).evaluate((start) => start.getBoundingClientRect().bottom));
    // Once the bar has published its height.
    await expect.poll(below).toBeGreaterThan(60);
    const above = await below();
    await page.clock.runFor(5_000);
    await endTransitions(page);
    expect(await below()).toBeLessThan(above - 50);
    await expect(transport(page)).toHaveCSS('opacity', '0');
    await startButton(page).tap();
    await expect(page.getByTestId('analysis-overlay')).toBeVisible();
    await page.clock.runFor(500);
    await expect(transport(page)).toHaveCSS('opacity', '1');
  });
});

test('in wide windows, Start ends where the cards end', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await present(page, '/?seed=wide&t=95&paused&present');
  const rightOf = (selector: string) =>
    page.locator(selector).evaluate((element) => element.getBoundingClientRect().right);
  expect(await rightOf('[data-start]')).toBeCloseTo(
    await rightOf('section:has([data-testid=latest-trades])'),
    0,
  );
});

test('the bar hides after three seconds, and comes back', async ({ page }) => {
  await present(page, '/?seed=hide&t=95&paused&present');
  const opacity = () =>
    transport(page).evaluate((bar) => {
      document.getAnimations().forEach((each) => each.finish());
      return getComputedStyle(bar).opacity;
    });
  const pass = (ms: number) => page.clock.runFor(ms);
  await page.mouse.move(50, 300);
  await pass(2_900);
  expect(await opacity()).toBe('1');
  await pass(200);
  expect(await opacity()).toBe('0');
  const notice = page.getByTestId('simulation-notice');
  await expect(notice).toBeVisible();
  const shows: (() => Promise<void>)[] = [
    () => page.mouse.move(60, 300),
    () => page.keyboard.press('Shift'),
    () => page.mouse.down(),
  ];
  for (const show of shows) {
    await show();
    expect(await opacity()).toBe('1');
    await pass(3_100);
    expect(await opacity()).toBe('0');
  }
  await page.mouse.up();
  // By keyboard, it can be reached, and stays while it has the focus.
  await page.getByTestId('latest-trades').evaluate((end) => {
    end.tabIndex = -1;
    end.focus();
  });
  await page.keyboard.press('Tab');
  await expect(barButton(page, 'To the beginning')).toBeFocused();
  await pass(10_000);
  expect(await opacity()).toBe('1');
});

test(
  'a click leaves the focus where it was, so that the bar can hide',
  { tag: '@full' },
  async ({ page }) => {
    await present(page, '/?seed=click&t=95&paused&present');
    await barButton(page, '10 seconds forward').click();
    await expect(time(page)).toHaveText('1:45');
    await expect(barButton(page, '10 seconds forward')).not.toBeFocused();
    await page.clock.runFor(3_100);
    await expect(page.locator('html')).toHaveAttribute('data-bar-hidden');
  },
);

for (const view of sampled(views, ['alternate'])) {
  test(`${viewPath(view, 'en')} is left at its moment, by the link or Escape`, async ({ page }) => {
    await present(page, `${viewPath(view, 'en')}?seed=leave&t=35&paused&present&utm_source=x`);
    await page.keyboard.press('ArrowRight');
    const before = await shown(page);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\?utm_source=x&seed=leave&t=45&paused=$/);
    await expect(transport(page)).toHaveCount(0);
    await expectPaused(page, true);
    await expect.poll(() => shown(page)).toEqual(before);
    // It is still paused.
    await page.clock.fastForward(30_000);
    expect(await shown(page)).toEqual(before);
  });
}

const opens = async (page: Page, view: View, opener: string) => {
  await openStopped(page, `${viewPath(view, 'en')}?seed=open&trades=9&name=Anna`);
  await startButton(page).click();
  await page.clock.fastForward(40_000);
  const before = await profitOf(page);
  await page.getByRole('button', { name: opener }).click();
  await page.getByRole('link', { name: 'Present from the moment on screen' }).click();
  await expect(page).toHaveURL(/seed=open&.*t=4\d(\.\d+)?/);
  await expect(page).toHaveURL(/present=/);
  await transport(page).waitFor();
  return before;
};

for (const opener of ['See more details', 'Share']) {
  const title = `“${opener}” opens the presentation at the moment on screen`;
  test(title, { tag: ['@chromium', '@full'] }, async ({ page }) => {
    for (const view of views) {
      const before = await opens(page, view, opener);
      expect(await profitOf(page)).toBeGreaterThanOrEqual(before);
      expect(Number(await time(page).getAttribute('value'))).toBeGreaterThanOrEqual(40);
    }
  });
}

test('full screen is offered where the engine has it @chromium', async ({ page }) => {
  await present(page, '/?seed=full&t=95&paused&present');
  await barButton(page, 'Full screen').click();
  await expect(barButton(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('f');
  await expect(barButton(page, 'Full screen')).toHaveAttribute('aria-pressed', 'false');
});

test('full screen is not offered where the engine has none', { tag: '@full' }, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { value: false });
  });
  await present(page, '/?seed=full&t=95&paused&present');
  await expect(barButton(page, 'Full screen')).toHaveCount(0);
});

test('the bar is not printed, and print has the size of the plain view @chromium', async ({
  page,
}) => {
  await present(page, '/?seed=print&t=95&paused&present');
  await page.emulateMedia({ media: 'print' });
  await expect(transport(page)).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
});

test('nothing of it is loaded without the parameter', { tag: '@full' }, async ({ page }) => {
  await page.clock.install();
  await open(page, '/?seed=plain&t=95');
  await expect(transport(page)).toHaveCount(0);
  await expect(page.locator('html')).toHaveCSS('font-size', '16px');
});

test.describe('while its code is loading', () => {
  test.use({ expected: [/Failed to load resource|ERR_FAILED|A preload for/] });

  for (const view of sampled(views, ['main'])) {
    const path = viewPath(view, 'en');

    test(`${path} shows its notice, and the plain view with a message if that fails`, async ({
      page,
    }) => {
      const initial = sourcesOf(view === 'main' ? 'out/index.html' : 'out/v.html');
      let fail = () => {};
      const failed = new Promise<void>((resolve) => (fail = resolve));
      await page.route('**/*.js', async (route) => {
        const { pathname } = new URL(route.request().url());
        if (initial.includes(pathname)) return route.continue();
        await failed;
        return route.abort();
      });
      await page.goto(`${path}?seed=loading&t=95&paused&present`, {
        waitUntil: 'domcontentloaded',
      });
      await expect(page.locator('#content')).toBeHidden();
      expect(await isPainted(page)).toBe(true);
      fail();
      await expect(page.locator('#content')).toBeVisible();
      const retry = page.getByRole('alert').getByRole('button', { name: 'Try again' });
      await expect(retry).toBeVisible();
      expect(await isPainted(page)).toBe(true);
      await expect(page.getByTestId('profit')).not.toHaveText('–');
      await page.unroute('**/*.js');
      await retry.click();
      await expect(transport(page)).toBeVisible();
    });
  }

  test('a pause becomes a hold, at its moment', async ({ page }) => {
    const initial = sourcesOf('out/index.html');
    await page.route('**/*.js', async (route) => {
      const isInitial = initial.includes(new URL(route.request().url()).pathname);
      await (isInitial ? route.continue() : route.abort());
    });
    await openStopped(page, '/?seed=loading&t=95&present');
    await page.getByTestId('pause-updates').click();
    const paused = await shown(page);
    await page.clock.fastForward(60_000);
    await page.unroute('**/*.js');
    await page.getByRole('alert').getByRole('button', { name: 'Try again' }).click();
    await expect(barButton(page, 'Play')).toBeVisible();
    expect(await shown(page)).toEqual(paused);
    await page.clock.fastForward(60_000);
    expect(await shown(page)).toEqual(paused);
  });
});

test('a step back leaves the rows in their places, and moves nothing', async ({ page }) => {
  await present(page, '/?seed=rows&trades=9&t=95&paused&present');
  const row = page.getByTestId('trade-row').first();
  const element = await row.elementHandle();
  const serial = await row.getAttribute('data-serial');
  await page.keyboard.press('ArrowLeft');
  await expect(row).not.toHaveAttribute('data-serial', serial ?? '');
  expect(await row.evaluate((now, before) => now === before, element)).toBe(true);
  const moving = await page
    .locator('#content')
    .evaluate((content) => content.getAnimations({ subtree: true }).length);
  expect(moving).toBe(0);
});

test('another moment shows its figures at once, and then its list', async ({ page }) => {
  await present(page, '/?seed=drag&t=3600&paused&present');
  await awaitList(page);
  const rows = page.getByTestId('trade-row');
  const before = await rows.first().getAttribute('data-serial');
  const [count, newest] = await slider(page).evaluate((input) => {
    Reflect.set(HTMLInputElement.prototype, 'value', '600', input);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    return [
      document.querySelector('[data-testid=trade-count]')?.getAttribute('value'),
      document.querySelector('[data-serial]')?.getAttribute('data-serial'),
    ];
  });
  expect(Number(count)).toBeLessThan(Number(before));
  expect(newest).toBe(before);
  await expect(rows.first()).toHaveAttribute('data-serial', String(count));
});

test('an open lesson leaves the bar usable', async ({ page }) => {
  const phone = [360, 740] as const;
  for (const [width, height] of sampled([phone, [1280, 800], [1920, 1080]] as const, [phone])) {
    await page.setViewportSize({ width, height });
    await present(page, '/?seed=both&t=95&paused&present&lesson=1');
    const lesson = await page.getByTestId('lesson').boundingBox();
    const bar = await transport(page).boundingBox();
    const notice = await page.getByTestId('simulation-notice').first().boundingBox();
    // Above the bar on phones, else beside it.
    const isAbove = (lesson?.y ?? NaN) + (lesson?.height ?? NaN) <= (bar?.y ?? NaN);
    const isBeside = (lesson?.x ?? NaN) >= (bar?.x ?? NaN) + (bar?.width ?? NaN);
    expect([isAbove, isBeside]).toEqual(width < 900 ? [true, false] : [false, true]);
    expect(lesson?.y).toBeGreaterThanOrEqual((notice?.y ?? NaN) + (notice?.height ?? NaN));
  }
});
