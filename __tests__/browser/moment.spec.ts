import type { Browser, Page } from '@playwright/test';
import { alternateRound, limits } from '@/lib/config/limits';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { runAt } from '@/lib/record/runAt';
import {
  awaitList,
  expect,
  expectPaused,
  isFull,
  needs,
  open,
  openStopped,
  pause,
  profitOf,
  sampled,
  startButton,
  stopTime,
  test,
  languageMenu,
} from './support/test';

const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
const analysis = steps * stepDuration + resultDuration;
const round = analysis + ticks * tickDuration;

/** Everything that a page shows of its run: figures, rows, status, charts, overlay. */
const shownBy = async (page: Page) => {
  await awaitList(page);
  return page.evaluate(() => {
    const of = (element: Element | null) => ({
      text: element?.textContent,
      values: [...(element?.querySelectorAll('data') ?? [])].map(({ value }) => value),
      drawn: [...(element?.querySelectorAll('path, rect, circle, line') ?? [])].map((shape) =>
        shape.getAttributeNames().map((name) => [name, shape.getAttribute(name)]),
      ),
      rows: [...(element?.querySelectorAll<HTMLElement>('[data-testid=trade-row]') ?? [])].map(
        ({ dataset }) => ({ ...dataset }),
      ),
    });
    const start = document.querySelector('[data-start]');
    const content = document.createElement('div');
    content.append(document.querySelector('#content')?.cloneNode(true) ?? '');
    // What was announced depends on when it was announced.
    content.querySelectorAll('[role=status]').forEach((status) => status.remove());
    // What has arrived since the page was opened depends on when that was.
    content.querySelectorAll('[data-new]').forEach((part) => part.removeAttribute('data-new'));
    content.querySelector('[data-testid=last-profit]')?.closest('p')?.remove();
    // The address, in print, says how the moment was reached.
    content.querySelector('[data-testid=printed-source]')?.remove();
    return {
      content: of(content),
      overlay: of(document.querySelector('[data-testid=analysis-overlay]')),
      start: [start?.textContent, start?.getAttribute('aria-disabled')],
    };
  });
};

/** What a page shows that was started, and watched until `t` milliseconds later. */
const watched = async (
  browser: Browser,
  address: string,
  { t, rounds = 0 }: { t: number; rounds?: number },
) => {
  const page = await (await browser.newContext()).newPage();
  await openStopped(page, address);
  for (let done = 0; done < rounds; done += 1) {
    await startButton(page).click();
    await page.clock.fastForward(round + 1_234);
  }
  await startButton(page).click();
  const step = 20_000;
  for (let passed = 0; passed < t; passed += step) {
    await page.clock.fastForward(Math.min(step, t - passed));
  }
  // Figures that are counting settle. Not by a pointer, because the overlay covers the button.
  await pause(page).dispatchEvent('click');
  const shown = await shownBy(page);
  await page.context().close();
  return shown;
};

/** What a page shows that is opened at that moment. */
const opened = async (browser: Browser, address: string) => {
  const page = await (await browser.newContext()).newPage();
  await stopTime(page);
  await open(page, address);
  const shown = await shownBy(page);
  await page.context().close();
  return shown;
};

const link = 'name=Anna&trades=12&amount=5000.25&currency=EUR&country=DE';

/** Moments of a run of the main view: before and after the first trade, and at a trade. */
const mainMoments = (seed: string) => {
  const { initial, start, dueAt } = mainSimulation;
  const first = dueAt(start(initial({ seed, amount: 0, trades: 12, rounds: 0 }), 0)) ?? 0;
  return [0, first - 1, first, first + 1_500, 90_000, 90_123];
};

/** A page is watched for each moment. */
const seeds = sampled(['one', 'A-9_z', 'x'], ['one']);

for (const [index, seed] of seeds.entries()) {
  test(`the main view opens at a moment as a page that was watched (${seed})`, async ({
    browser,
  }) => {
    // Two pages for each moment.
    test.setTimeout(isFull ? 300_000 : 120_000);
    const path = ['/', '/de', '/nowhere'][index];
    for (const t of sampled(mainMoments(seed), [90_123])) {
      const address = `${path}?${link}&seed=${seed}`;
      const seen = await opened(browser, `${address}&t=${t / 1_000}&paused`);
      expect(seen, `${t} ms`).toEqual(await watched(browser, address, { t }));
      expect(seen.start[1]).toBe('true');
    }
  });

  test(`the alternate view opens at a moment as a page that was watched (${seed})`, async ({
    browser,
  }) => {
    test.setTimeout(isFull ? 300_000 : 120_000);
    const rounds = [1, 0, 5][index] ?? 0;
    const moments = [0, 1_000, 3_999, 4_000, 6_000, 6_999, 16_500, 25_999, 26_000, 100_000];
    for (const t of sampled(moments, [16_500])) {
      const address = `/v?${link}&seed=${seed}`;
      const seen = await opened(browser, `${address}&rounds=${rounds}&t=${t / 1_000}&paused`);
      expect(seen, `${t} ms`).toEqual(await watched(browser, address, { t, rounds }));
      expect(seen.overlay.text === undefined, `${t} ms`).toBe(t >= analysis);
    }
  });
}

test(
  'a page that opens at a moment goes on from there, as the page that it shows',
  { tag: '@full' },
  async ({ page, browser }) => {
    await stopTime(page);
    await open(page, `/?${link}&seed=on&t=60`);
    for (let passed = 0; passed < 30_000; passed += 2_000) await page.clock.fastForward(2_000);
    await page.getByTestId('pause-updates').click();
    expect(await shownBy(page)).toEqual(await watched(browser, `/?${link}&seed=on`, { t: 90_000 }));
  },
);

test('figures are there at once, and count again from the next trade on', async ({ page }) => {
  await stopTime(page);
  const texts = page.getByTestId('profit');
  await page.addInitScript(() => {
    const seen: (string | null)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const figure = document.querySelector('[data-testid=profit]');
      if (figure && seen.at(-1) !== figure.textContent) seen.push(figure.textContent);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await open(page, '/?amount=5000&seed=once&t=3600');
  const first = (await texts.textContent()) ?? '';
  const shown = await page.evaluate<string[]>('seen');
  expect(shown.filter((text) => text !== '–')).toEqual([first]);
  expect(Number(first.replace(/\D/g, ''))).toBeGreaterThan(5_000 + 900 * 2);
  const before = await profitOf(page);
  while ((await profitOf(page)) === before) await page.clock.runFor(100);
  await expect(texts).toHaveText(first);
  await page.clock.runFor(1_999);
  await expect(texts).toHaveText(`$${Math.round(await profitOf(page)).toLocaleString('en')}`);
});

test(
  'after a number of rounds, the alternate view is idle, and its next round is theirs',
  { tag: '@full' },
  async ({ page, browser }) => {
    await openStopped(page, `/v?${link}&seed=idle&rounds=2`);
    await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '16');
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
    await startButton(page).click();
    await page.clock.fastForward(10_000);
    await pause(page).click();
    const shown = await shownBy(page);
    expect(shown).toEqual(await watched(browser, `/v?${link}&seed=idle`, { t: 10_000, rounds: 2 }));
  },
);

test('with paused, a page stands still at its moment until it is resumed', async ({ page }) => {
  await stopTime(page);
  await open(page, '/?seed=still&trades=10&t=90&paused');
  await expectPaused(page, true);
  const still = await shownBy(page);
  await page.clock.fastForward(60_000);
  expect(await shownBy(page)).toEqual(still);
  await pause(page).click();
  const count = Number(await page.getByTestId('trade-count').getAttribute('value'));
  expect(count).toBeGreaterThanOrEqual(10 + Math.floor(150_000 / limits.tradeInterval.max));

  await open(page, '/?seed=still&trades=10&running&paused');
  await page.clock.fastForward(60_000);
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', '10');
  await expect(page.getByTestId('link-notice')).toHaveCount(0);
});

test('a page that stands still in the analysis can be resumed', async ({ page }) => {
  await stopTime(page);
  await open(page, '/v?seed=still&t=2&paused');
  const overlay = page.getByTestId('analysis-overlay');
  await expect(overlay).toContainText('3/4');
  // The button keeps the focus, since there is no other one.
  await overlay.getByRole('button', { name: 'Resume updates' }).press('Enter');
  await expect(overlay.getByRole('button', { name: 'Pause updates' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.clock.fastForward(60_000);
  await expect(overlay).toContainText('3/4');
  await overlay.getByRole('button', { name: 'Resume updates' }).click();
  await expect(overlay).toHaveCount(0);
  await expect(page.getByTestId('trade-row').first()).toHaveAttribute('data-status', 'sold');
});

test('a press on Start before the scripts load lifts the pause of a link', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () =>
      document.querySelector<HTMLElement>('[data-start]')?.click(),
    );
  });
  await stopTime(page);
  await open(page, '/?seed=lift&trades=10&t=90&paused');
  await expectPaused(page, false);
  await open(page, '/v?seed=lift&t=30&paused');
  await expect(page.getByTestId('analysis-overlay')).toBeVisible();
});

test('paused alone, and moments that cannot be, are listed as not used', async ({ page }) => {
  await open(page, '/?paused&speed=3&rounds=x&seed=odd');
  const notice = page.getByTestId('link-notice');
  const show = notice.getByRole('button').first();
  await show.click();
  await expect(notice.getByRole('rowheader')).toHaveText(['rounds', 'paused', 'speed']);
  await expect(notice.getByRole('row').nth(3).getByRole('cell').last()).toHaveText('1×');
  await expectPaused(page, false);
  await open(page, '/v?t=604801&seed=odd');
  await show.click();
  await expect(notice.getByRole('rowheader')).toHaveText('t');
  await expect(page.getByTestId('analysis-overlay')).toHaveCount(0);
});

test('what a view ignores is listed as not used', { tag: '@full' }, async ({ page }) => {
  for (const [address, listed] of [
    ['/v?seed=odd&running&paused', ['running', 'paused']],
    ['/?seed=odd&rounds=3', ['rounds']],
  ] as const) {
    await open(page, address);
    const notice = page.getByTestId('link-notice');
    await notice.getByRole('button', { name: 'Show' }).click();
    await expect(notice.getByRole('rowheader')).toHaveText([...listed]);
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'false');
  }
});

test('a week, and 10,000 rounds, are there when the page opens', async ({ page }) => {
  const settings = { seed: 'long', amount: 0, trades: 0 };
  const week = runAt('main', { ...settings, rounds: 0 }, 604_800_000);
  const rounds = runAt('alternate', { ...settings, rounds: 10_000 }, null);
  for (const [address, { total, count }] of [
    ['/?seed=long&amount=0&trades=0&t=604800&paused', week],
    ['/v?seed=long&amount=0&trades=0&rounds=10000', rounds],
  ] as const) {
    await open(page, address);
    await expect(page.getByTestId('trade-count')).toHaveAttribute('value', String(count));
    expect(await profitOf(page)).toBe(total / 100);
  }
});

test('the language goes on with the run, however its link is followed', async ({ page }) => {
  needs('pl');
  const count = () => page.getByTestId('trade-count').getAttribute('value');
  const polski = page.getByTestId('language-menu').getByText('Polski');
  const moment = async () => new URL((await polski.getAttribute('href')) ?? '', page.url()).search;
  await openStopped(page, '/de?name=Anna&seed=go&trades=10&utm_source=x');
  expect(await moment()).toBe('?utm_source=x&name=Anna&trades=10&seed=go');
  await startButton(page).click();
  await page.clock.fastForward(90_500);
  const before = await count();
  for (const event of ['pointerdown', 'contextmenu', 'keydown', 'auxclick']) {
    await page.clock.fastForward(1);
    const t = Number(new URLSearchParams(await moment()).get('t'));
    await polski.dispatchEvent(event);
    const search = new URLSearchParams(await moment());
    expect(Number(search.get('t')), event).toBeGreaterThan(Math.max(t, 90.5));
    expect(search.get('utm_source')).toBe('x');
  }
  await languageMenu(page).click();
  await polski.press('Enter');
  await expect(page).toHaveURL(/\/pl\?utm_source=x&name=Anna.*&t=90\.504$/);
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', before ?? '');
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
});

test('a common start is awaited, and other languages are in step with it', async ({ page }) => {
  needs('de');
  await stopTime(page);
  // In a zone of its own, with a plus as people type it.
  await open(page, '/?seed=step&amount=0&trades=0&since=2026-01-01T02:01:00+01:00');
  await expect(startButton(page)).toHaveAccessibleName('Starts in 1:00');
  await page.clock.fastForward(60_000);
  await expect(startButton(page)).toHaveAccessibleName('System is Working');
  await page.clock.fastForward(90_000);
  await languageMenu(page).click();
  await page.getByTestId('language-menu').getByText('Deutsch').click();
  await expect(page).toHaveURL(/\/de\?.*since=/);
  const there = runAt('main', { seed: 'step', amount: 0, trades: 0, rounds: 0 }, 90_000);
  await expect(page.getByTestId('trade-count')).toHaveAttribute('value', String(there.count));
  expect(await profitOf(page)).toBe(there.total / 100);
  await expect(page.getByTestId('link-notice')).toHaveCount(0);
});

test('the language goes on with any round, and with a pause', async ({ page }) => {
  needs('de');
  await openStopped(page, '/v?seed=go&rounds=1');
  await startButton(page).click();
  await page.clock.fastForward(round + 500);
  await startButton(page).click();
  await page.clock.fastForward(16_000);
  await pause(page).click();
  await page.clock.fastForward(5_000);
  const rows = () =>
    page
      .getByTestId('trade-row')
      .evaluateAll((all) =>
        all.map(({ dataset: { number, status, coin } }) => [number, status, coin]),
      );
  const before = await rows();
  await languageMenu(page).click();
  await page.getByTestId('language-menu').getByText('Deutsch').click();
  await expect(page).toHaveURL('/de/v?seed=go&t=16&rounds=2&paused=');
  await expectPaused(page, true);
  await expect(page.getByTestId('trades-table')).toContainText('Gewinn');
  expect(await rows()).toEqual(before);
});

test('the builder offers the moment displayed, not the run behind a pause @chromium', async ({
  page,
}) => {
  await openStopped(page, '/?seed=offer&name=Anna&trades=10&amount=100');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByTestId('built-link')).toBeVisible();
  const offer = page.getByRole('checkbox', { name: 'Open at the moment on screen' });
  await expect(offer).toHaveCount(0);
  await page.keyboard.press('Escape');
  await startButton(page).click();
  await page.clock.fastForward(90_000);
  await pause(page).click();
  await page.clock.fastForward(60_000);
  const shown = await page.getByTestId('profit').textContent();
  const built = async () => new URL((await page.getByTestId('built-link').textContent()) ?? '');
  await page.getByRole('button', { name: 'Share' }).click();
  expect((await built()).search).toContain('&running=');
  await offer.check();
  const { search, href } = await built();
  expect(search).toMatch(/&seed=offer&t=90&paused=$/);
  await expect(page.getByTestId('link-preview')).toContainText(`Profit${shown}simulatedTrades`);
  await expect(page.getByTestId('link-preview')).toContainText('90\u00a0s');
  await offer.uncheck();
  expect((await built()).search).toMatch(/&running=&seed=offer$/);
  await page.getByLabel('Time since Start').fill('604,801');
  await expect(page.getByLabel('Time since Start')).toHaveAttribute('aria-invalid', 'true');
  await page.goto(href);
  await expect(page.getByTestId('profit')).toHaveText(shown ?? '');
});

test('the details say the moment', { tag: '@full' }, async ({ page }) => {
  await stopTime(page);
  await open(page, '/v?seed=say&rounds=3&t=26.5&speed=2');
  await page.getByRole('button', { name: 'See more details' }).click();
  const list = page.getByRole('dialog').locator('dl');
  await expect(list).toContainText(/Time since Start26\.5\d\d\u00a0s/);
  await expect(list).toContainText('Completed rounds3');
  await expect(list).toContainText('Speed2×');
});
