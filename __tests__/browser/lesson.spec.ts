import type { Page, Request } from '@playwright/test';
import { views } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { reportSites, siteUses } from '@/lib/config/reportSites';
import { lessonSteps, limits } from '@/lib/config/limits';
import { signSteps } from '@/lib/lesson/decided';
import { messagesOf } from '../messages';
import { keepTranslating } from './support/changedPage';
import { framedSigns } from './support/signs';
import { detailsButton } from './support/states';
import {
  expect,
  holdScripts,
  needs,
  open,
  openStopped,
  sampled,
  startButton,
  test,
} from './support/test';

const lesson = '[data-testid=lesson]';

/** Goes to the next step, and past its question. */
const goOn = async (page: Page) => {
  // The next step is rendered later than the press.
  const next = Number(await page.getByTestId('lesson-step').getAttribute('data-step')) + 1;
  await page.getByRole('button', { name: 'Next' }).click();
  if (next <= signSteps) await page.getByRole('button', { name: 'Show me' }).click();
};

test('the lesson opens from the details, beside a run that goes on', async ({ page }) => {
  await openStopped(page, '/?seed=lesson&trades=20');
  await startButton(page).click();
  const opener = detailsButton(page);
  await opener.click();
  // Not the button in the notice, which is hidden as soon as the details have loaded.
  const details = page.getByRole('dialog', { name: 'How these figures are made' });
  await details.getByRole('button', { name: 'What gives it away?' }).click();
  const dialog = page.getByRole('dialog', { name: 'What gives it away?' });
  await expect(dialog).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await expect(page.getByTestId('lesson-step')).toBeFocused();
  const count = Number(await page.getByTestId('trade-count').getAttribute('value'));
  await dialog.getByRole('button', { name: 'Show me' }).click();
  // The page can be used, and the figures in the sentence follow the run.
  await page.getByTestId('period').selectOption({ index: 2 });
  await page.clock.fastForward(limits.tradeInterval.max);
  await expect(dialog).toContainText(
    `Trades (a purchase, then a sale) listed so far: ${count - 20 + 6}.`,
  );
  await page.getByTestId('lesson-step').focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
});

const english = ['/?seed=lesson', 'en'] as const;
for (const [address, locale] of sampled([english, ['/x/pl/y', 'pl']] as const, [english])) {
  test(`a press on the notice of ${address} opens the lesson, also before the scripts load`, async ({
    page,
  }) => {
    needs(locale);
    const release = await holdScripts(page);
    await page.goto(address, { waitUntil: 'commit' });
    const opener = page.locator('[data-notice] button');
    const dialog = page.getByRole('dialog', { name: messagesOf(locale).notice.lesson });
    // The exported text of this page is hidden until that of its language is known.
    if (address.includes('/x/')) release();
    await opener.click();
    release();
    await expect(dialog).toBeVisible();
    await expect(page.getByTestId('lesson-step')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await opener.click();
    await expect(page.getByTestId('lesson-step')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
    // The only way to it while a dialog is open is the one in the dialog.
    await detailsButton(page).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(opener).toBeHidden();
  });
}

test('a link opens a step of the lesson once, and nothing else is requested', async ({ page }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await open(page, '/fr/v?seed=lesson&rounds=5&lesson=8');
  const step = page.getByTestId('lesson-step');
  await expect(step).toHaveAttribute('data-step', '8');
  await page.keyboard.press('ArrowLeft');
  await expect(step).toHaveAttribute('data-step', '7');
  expect(hosts).toEqual(new Set([new URL(page.url()).origin]));
  await page.keyboard.press('Escape');
  await startButton(page).click();
  await expect(page.locator(lesson)).toHaveCount(0);
});

test('the last step requests nothing from others before a link is followed', async ({
  page,
  baseURL,
}) => {
  const { origin } = new URL(baseURL ?? '');
  const foreign: Request[] = [];
  await page.context().route(
    (url) => url.origin !== origin,
    async (route) => {
      foreign.push(route.request());
      await route.fulfill({ contentType: 'text/html', body: '<title>Another site</title>' });
    },
  );
  await open(page, '/de?seed=lesson&lesson=8');
  // They are shown when their country is opened.
  const links = page.getByTestId('lesson-step').getByRole('link', { includeHidden: true });
  const addresses = reportSites.de.flatMap(({ sites }) =>
    sites.flatMap((site) => siteUses.flatMap((use) => site[use] ?? [])),
  );
  await expect(links).toHaveCount(addresses.length);
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  for (const link of await links.all()) {
    const { protocol, search, hash } = new URL((await link.getAttribute('href')) ?? '');
    expect([protocol, search, hash]).toEqual(['https:', '', '']);
    await expect(link).toHaveAttribute('rel', /\bnoreferrer\b/);
  }
  const opened = page.context().waitForEvent('page');
  const step = page.getByTestId('lesson-step');
  await step.locator('details:has(a[href]) > summary').first().click();
  await links.first().click();
  const other = await opened;
  await expect(other).toHaveTitle('Another site');
  expect(await other.evaluate('document.referrer')).toBe('');
  expect(await other.evaluate('window.opener')).toBeNull();
  const [first] = foreign;
  expect(first?.url()).toBe(await links.first().getAttribute('href'));
  expect(await first?.allHeaders()).not.toHaveProperty('referer');
});

for (const view of sampled(views, ['main'])) {
  test(`a translator at work does not stop the lesson on ${viewPath(view, 'en')}`, async ({
    page,
  }) => {
    await openStopped(page, `${viewPath(view, 'en')}?seed=lesson&trades=20&lesson=1`);
    await keepTranslating(page);
    await startButton(page).click();
    await page.clock.fastForward(27_000);
    const step = page.getByTestId('lesson-step');
    const counted = async () => {
      const count = Number(await page.getByTestId('trade-count').getAttribute('value'));
      return count - 20;
    };
    const trades = await counted();
    expect(trades).toBeGreaterThan(1);
    await expect(step).toContainText(
      view === 'main'
        ? `Trades (a purchase, then a sale) listed so far: ${trades + 5}. With a profit: ${trades + 5}. With a loss: 0.`
        : `Rounds so far: ${trades / 2}.`,
    );
    const titles = new Set<string>();
    for (let each = 1; each <= lessonSteps; each += 1) {
      await expect(step).toHaveAttribute('data-step', String(each));
      await expect(page.locator(lesson)).toContainText(`Step ${each} of ${lessonSteps}`);
      // The text of the step before would still be there if React had lost it.
      await expect(step.getByRole('heading', { level: 3 })).toHaveCount(1);
      titles.add((await step.getByRole('heading', { level: 3 }).textContent()) ?? '');
      if (each === 7) {
        const result = page.getByTestId('fee-result');
        const before = await result.textContent();
        await page.getByTestId('fee').fill('1.2');
        await expect(step).toContainText('1.20%');
        const value = Number(await result.getAttribute('value'));
        await expect(result).toHaveText(
          `${value < 0 ? '\u2212' : ''}$${Math.abs(value).toFixed(2)}`,
        );
        expect(await result.textContent()).not.toBe(before);
        // The run goes on, and so do the figures.
        if (view === 'main') {
          await page.clock.fastForward(9_000);
          expect(await counted()).toBeGreaterThan(trades);
        }
        await expect(step).toContainText(`of ${await counted()}`);
      }
      if (each < lessonSteps) await goOn(page);
    }
    expect(titles.size).toBe(lessonSteps);
    await page.getByRole('button', { name: 'Back' }).click();
    await expect(step).toHaveAttribute('data-step', '7');
    await page.locator(lesson).getByRole('button', { name: 'Close' }).click();
    await expect(page.locator(lesson)).toHaveCount(0);
  });
}

test(
  'a page without the parameter does not load the lesson',
  { tag: '@full' },
  async ({ page }) => {
    await open(page, '/?seed=lesson');
    await page.waitForLoadState('networkidle');
    await expect(page.locator(lesson)).toHaveCount(0);
    await expect(page.getByTestId('link-notice')).toHaveCount(0);
  },
);

for (const view of sampled(views, ['main'])) {
  test(`the lesson fits beside ${viewPath(view, 'en')}, below the notice, in every window`, async ({
    page,
  }) => {
    const small = [
      [740, 360],
      [320, 256],
    ] as const;
    const windows = [[360, 740], ...small, [1280, 720]] as const;
    for (const [width, height] of sampled(windows, small)) {
      await page.setViewportSize({ width, height });
      for (const step of sampled([1, 7, 8], [7])) {
        const query = `?seed=lesson&t=600&rounds=20&paused&lesson=${step}`;
        await openStopped(page, `${viewPath(view, 'en')}${query}`);
        const box = await page.locator(lesson).boundingBox();
        const notice = await page.getByTestId('simulation-notice').first().boundingBox();
        const message = `step ${step} at ${width} × ${height}`;
        expect(box?.y, message).toBeGreaterThanOrEqual((notice?.y ?? 0) + (notice?.height ?? 0));
        expect(box?.x, message).toBeGreaterThanOrEqual(0);
        expect((box?.x ?? 0) + (box?.width ?? 0), message).toBeLessThanOrEqual(width);
        // In the smallest one, it is at the end of the page, and scrolled with it.
        if (width > 320) {
          expect((box?.y ?? 0) + (box?.height ?? 0), message).toBeLessThanOrEqual(height);
        }
        const reading = page.getByTestId('lesson-step');
        const overflow = await reading.evaluate((each) => each.scrollWidth - each.clientWidth);
        expect(overflow, message).toBe(0);
      }
    }
  });
}

const notice = '[data-testid=simulation-notice] button';
const stepOf = (page: Page) => page.getByTestId('lesson-step');

test('the lesson goes on where it was when it is closed and opened again', async ({ page }) => {
  await open(page, '/?seed=lesson&t=90&paused&lesson=7');
  await page.getByTestId('fee').fill('0.4');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator(lesson)).toHaveCount(0);
  await page.locator(notice).click();
  await expect(stepOf(page)).toHaveAttribute('data-step', '8');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByTestId('fee')).toHaveValue('0.4');
});

test('a press on its button while the lesson is open leads into it', async ({ page }) => {
  await open(page, '/?seed=lesson&lesson=2');
  await expect(stepOf(page)).toBeFocused();
  await page.getByRole('searchbox').focus();
  await page.locator(notice).click();
  await expect(stepOf(page)).toBeFocused();
  await detailsButton(page).click();
  const details = page.getByRole('dialog', { name: 'How these figures are made' });
  await details.getByRole('button', { name: 'What gives it away?' }).click();
  await expect(details).toHaveCount(0);
  await expect(stepOf(page)).toBeFocused();
  await expect(stepOf(page)).toHaveAttribute('data-step', '2');
});

test('another language and a presentation go on with the open step, and not with a closed one', async ({
  page,
}) => {
  needs('de');
  await open(page, '/?seed=lesson&t=90&paused');
  await page.locator(notice).click();
  await expect(stepOf(page)).toBeFocused();
  // Three signs, and the questions before them.
  for (let turn = 0; turn < 5; turn += 1) await page.keyboard.press('ArrowRight');
  await expect(stepOf(page)).toHaveAttribute('data-step', '3');
  await expect(page.getByTestId('picker')).toHaveCount(0);
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('[data-testid=language-menu] [lang=de]')?.click();
  });
  await page.waitForURL(/\/de\?/);
  await expect(stepOf(page)).toHaveAttribute('data-step', '3');
  // A presentation is left to where the lesson is by then.
  await open(page, '/?seed=lesson&t=90&paused&present&lesson=3');
  await expect(stepOf(page)).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(stepOf(page)).toHaveAttribute('data-step', '4');
  await page.getByRole('link', { name: 'Leave the presentation' }).click();
  await page.waitForURL((url) => !url.searchParams.has('present'));
  await expect(stepOf(page)).toHaveAttribute('data-step', '4');
  await page.keyboard.press('Escape');
  await expect(page.locator(lesson)).toHaveCount(0);
  await detailsButton(page).click();
  await page.getByRole('link', { name: 'Present from the moment on screen' }).click();
  await page.waitForURL(/present/);
  await expect(page.getByTestId('transport')).toBeVisible();
  expect(page.url()).not.toContain('lesson=');
  await expect(page.locator(lesson)).toHaveCount(0);
});

const query = (page: Page) => new URL(page.url()).search;

test('the address follows the step of the open lesson, and nothing else of it changes', async ({
  page,
}) => {
  const given = '?utm_source=a%20b+c&seed=lesson&name=J%C3%BCrgen';
  await open(page, `/${given}#content`);
  const entriesBefore = await page.evaluate(() => history.length);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.locator(notice).click();
  await expect(stepOf(page)).toBeFocused();
  await expect.poll(() => query(page)).toBe(`${given}&lesson=1`);
  requests.length = 0;
  await page.evaluate(() => Object.assign(window, { same: true }));
  for (const step of [2, 3]) {
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => query(page)).toBe(`${given}&lesson=${step}`);
  }
  expect(new URL(page.url()).hash).toBe('#content');
  expect(await page.evaluate(() => history.length)).toBe(entriesBefore);
  await expect(stepOf(page)).toHaveAttribute('data-step', '3');
  expect(await page.evaluate('same')).toBe(true);
  expect(requests).toEqual([]);
  await page.reload();
  await expect(stepOf(page)).toHaveAttribute('data-step', '3');
  await page.keyboard.press('Escape');
  await expect(page.locator(lesson)).toHaveCount(0);
  await expect.poll(() => query(page)).toBe(given);
});

test.describe('where the address cannot be written', () => {
  test('the lesson works without', async ({ page }) => {
    await open(page, '/?seed=lesson');
    await page.evaluate(() => {
      History.prototype.replaceState = () => {
        throw new DOMException('Too many calls', 'SecurityError');
      };
    });
    await page.locator(notice).click();
    await expect(stepOf(page)).toBeFocused();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await expect(stepOf(page)).toHaveAttribute('data-step', '2');
    expect(query(page)).toBe('?seed=lesson');
  });
});

/** What can be pressed or followed, except for Withdraw, which the step is about. */
const working =
  'a[href], button:not([aria-disabled=true], [data-testid=withdraw]), summary, [role=button]';

for (const [view, step] of [
  ['main', 4],
  ['alternate', 5],
] as const) {
  for (const width of sampled([1280, 360], [1280])) {
    test(`nothing that works is framed as doing nothing, on the ${view} view at ${width}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await openStopped(page, `${viewPath(view, 'en')}?seed=lesson&t=90&paused&lesson=${step}`);
      await expect(stepOf(page)).toBeFocused();
      const framed = page.locator(framedSigns[view][step - 1]?.join() ?? '');
      expect(await framed.count()).toBeGreaterThan(1);
      await expect(framed.locator(working)).toHaveCount(0);
      await expect(framed.and(page.locator(working))).toHaveCount(0);
      // A field takes text, and everything takes a click: nothing follows from either.
      const before = await page.getByRole('main').innerText();
      for (const each of await framed.all()) {
        if (!(await each.isVisible())) continue;
        const tag = await each.evaluate(({ localName }) => localName);
        if (tag === 'input') await each.fill('anything');
        else if (tag !== 'select') await each.dispatchEvent('click');
      }
      expect(await page.getByRole('main').innerText()).toBe(before);
      await expect(page.getByTestId('lesson')).toHaveCount(1);
    });
  }
}

/** The boxes of the frames, and of elements that are displayed, in pixels of the window. */
const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all
      .map((each) => ({ box: each.getBoundingClientRect(), text: each.outerHTML.slice(0, 400) }))
      .filter(({ box }) => box.width > 2 && box.height > 2)
      .map(({ box: { left, top, right, bottom }, text }) => ({ left, top, right, bottom, text })),
  );

const boxAt = ({ x, y }: { x: number; y: number }) => ({ left: x, top: y, right: x, bottom: y });

test('step 4 frames the name, the profit, the period, the fixed text and the search, and nothing that works', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStopped(page, '/?seed=lesson&name=Xaviera&t=90&lesson=4');
  await expect(stepOf(page)).toBeFocused();
  await expect(page.getByTestId('pause-updates')).toHaveAttribute('aria-disabled', 'false');
  const named = [
    page.getByText('Xaviera', { exact: true }),
    page.getByTestId('profit'),
    page.getByTestId('profit-label'),
    page.getByText('(+15%) increase in today sales', { exact: true }),
    page.getByRole('searchbox'),
  ];
  // Rules of the page reach that far into the empty edges of some of them.
  const edge = 3;
  const unframed = async () => {
    const frames = await boxesOf(page, '[data-part=spotlight] > i');
    const names = [];
    for (const each of named) {
      const box = await each.boundingBox();
      const isFramed =
        box !== null &&
        frames.some(
          ({ left, top, right, bottom }) =>
            box.x >= left &&
            box.y >= top - edge &&
            box.x + box.width <= right &&
            box.y + box.height <= bottom + edge,
        );
      if (!isFramed) names.push(String(each));
    }
    return names;
  };
  await expect.poll(unframed).toEqual([]);
  const frames = await boxesOf(page, '[data-part=spotlight] > i');
  const others = await boxesOf(
    page,
    ':is(header, aside, main) :is(a[href], button, summary, [role=button]):not([aria-disabled=true])',
  );
  expect(others.length).toBeGreaterThan(4);
  // Targets are larger than what is seen of them, except for the button with a frame of its own.
  const touched = others.filter(({ left, top, right, bottom, text }) => {
    const isPause = text.includes('Pause updates');
    const middle = { x: (left + right) / 2, y: (top + bottom) / 2 };
    const box = isPause ? { left, top, right, bottom } : boxAt(middle);
    return frames.some(
      (frame) =>
        box.left < frame.right &&
        box.right > frame.left &&
        box.top < frame.bottom &&
        box.bottom > frame.top,
    );
  });
  expect(others.filter(({ text }) => text.includes('Pause updates'))).toHaveLength(1);
  expect(touched).toEqual([]);
});

/** Hundredths of an amount in the format of the US. */
const cents = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);

for (const [when, moment] of [
  ['before Start', ''],
  ['in the analysis', '&t=3&paused'],
  ['while two trades are open', '&t=17&paused'],
  ['after the first round', '&t=40&paused'],
] as const) {
  const title = `the texts on the alternate view count what is framed: ${when}`;
  test(title, { tag: '@full' }, async ({ page }) => {
    const address = (step: number) => `/v?seed=a&trades=3${moment}&lesson=${step}`;
    const framed = (step: number) => page.locator(framedSigns.alternate[step - 1]?.join() ?? '');
    const sold = page.locator('[data-testid=trade-row][data-status=sold]');

    await openStopped(page, address(2));
    const count = await sold.count();
    await expect(stepOf(page)).toContainText(
      `Of the ${count} completed trades listed so far, ${count} made a profit`,
    );
    // The rate, and every gain that is counted.
    await expect(framed(2)).toHaveCount(1 + count);

    await openStopped(page, address(3));
    const gains = (
      await framed(3).evaluateAll((rows) => rows.map((row) => row.children[4]?.textContent ?? ''))
    ).map(cents);
    const said = (await stepOf(page).textContent()) ?? '';
    if (gains.length === 0) {
      expect(said).toContain('No completed trade with them is listed yet.');
    } else {
      const [, trades, mean = ''] = /so far: (\d+)\. Average profit: \+(\S+)\./.exec(said) ?? [];
      expect(Number(trades)).toBe(gains.length);
      expect(cents(mean)).toBe(
        Math.round(gains.reduce((sum, each) => sum + each, 0) / gains.length),
      );
    }

    await openStopped(page, address(1));
    await expect(stepOf(page)).toContainText(
      moment === '' ? 'No round has begun yet.' : 'Rounds so far: 1.',
    );

    await openStopped(page, address(4));
    const grown = await page
      .locator('[data-testid=trade-row]')
      .evaluateAll(
        (rows) => rows.filter((row) => Number(row.getAttribute('data-number')) > 3).length,
      );
    await expect(stepOf(page)).toContainText(
      grown === 0 ? 'No open trade has been updated yet.' : 'Updates of open trades so far:',
    );
  });
}

for (const moment of ['', '&t=1&paused', '&t=12&paused']) {
  const title = `the text on the main view counts the framed list${moment && ` at ${moment}`}`;
  test(title, { tag: '@full' }, async ({ page }) => {
    await openStopped(page, `/?seed=a&trades=9${moment}&lesson=1`);
    const count = await page.getByTestId('trade-row').count();
    await expect(stepOf(page)).toContainText(
      `Trades (a purchase, then a sale) listed so far: ${count}. With a profit: ${count}. With a loss: 0.`,
    );
  });
}
