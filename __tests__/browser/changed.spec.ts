import type { Page } from '@playwright/test';
import { goldenSearch, mainRun } from '../golden/mainRun';
import { changes, keepTranslating } from './support/changedPage';
import { isPainted } from './support/isPainted';
import { openEveryDialog } from './support/states';
import { expect, holdScripts, sampled, startButton, test } from './support/test';

// React reports which part of the page it had to render again.
test.use({ expected: [/Minified React error #(418|423|425)/] });

const single = [
  ...['main', 'aside', 'header', 'h1', '[data-start]', '[data-testid=simulation-notice]'],
  ...['[data-testid=profit]', '[data-testid=trade-count]', '[data-testid=language-menu]'],
];

/** The elements that have to exist exactly once, but do not. */
const countedWrong = (page: Page) =>
  page.evaluate(
    (selectors) =>
      selectors
        .map((selector) => `${selector}: ${document.querySelectorAll(selector).length}`)
        .filter((count) => !count.endsWith(': 1')),
    single,
  );

const numberIn = (text: string | null) => Number(text?.replace(/[^\d]/g, ''));

/** Does everything that a visitor does, on a page whose scripts have just loaded. */
const use = async (page: Page) => {
  await expect(page.getByTestId('display-name')).not.toHaveText(/^–/);
  await expect(page.locator('data[value=""]')).toHaveCount(0);
  expect(await isPainted(page)).toBe(true);
  expect(await countedWrong(page)).toEqual([]);
  await openEveryDialog(page);

  const count = page.getByTestId('trade-count');
  const before = Number(await count.getAttribute('value'));
  if ((await startButton(page).getAttribute('aria-disabled')) === 'false') {
    await startButton(page).click();
  }
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  // A step so large that the figures are shown at once, without counting up.
  await page.clock.fastForward(26_000);
  const after = Number(await count.getAttribute('value'));
  expect(after).toBeGreaterThanOrEqual(before + 2);
  expect(numberIn(await count.textContent())).toBe(after);
  const newest = page.getByTestId('trade-row').first().locator(':scope > :first-child');
  expect(numberIn(await newest.textContent())).toBe(after);
  const total = Number(await page.getByTestId('profit').getAttribute('value'));
  const shown = (await page.getByTestId('profit').textContent()) ?? '';
  const decimals = /[.]\d\d$/.test(shown) ? 100 : 1;
  expect(numberIn(shown)).toBe(Math.round(total * decimals));

  const links = page.getByTestId('language-menu').locator('a[hreflang]');
  await expect(links).toHaveCount(5);
  for (const link of await links.all()) await expect(link).toHaveAttribute('href', /seed=/);
  expect(await isPainted(page)).toBe(true);
  expect(await countedWrong(page)).toEqual([]);
};

const addresses = ['/', '/v', '/de?running', '/nowhere'];

/** Opens a page and holds back its scripts. The returned function lets them load. */
const openHeld = async (page: Page, address: string) => {
  const release = await holdScripts(page);
  await page.clock.install({ time: '2026-01-01T00:00:00Z' });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForLoadState('domcontentloaded');
  return async () => {
    release();
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    await page.clock.pauseAt('2026-01-01T01:00:00Z');
  };
};

type Change = (page: Page) => Promise<void>;

const works = (address: string, name: string, change: Change) =>
  test(`${address} with ${name} works as before`, async ({ page }) => {
    const letScriptsCome = await openHeld(page, address);
    await change(page);
    await letScriptsCome();
    await use(page);
  });

for (const address of sampled(addresses, ['/', '/v'])) {
  works(address, 'all changes at once', async (page) => {
    for (const change of Object.values(changes)) await change(page);
  });

  for (const [name, change] of sampled(Object.entries(changes), [])) works(address, name, change);

  const proxied = `${address} with markup inserted by a proxy works as before`;
  test(proxied, { tag: address === '/' ? [] : '@full' }, async ({ page }) => {
    await page.route(
      (url) => url.pathname === new URL(address, url).pathname,
      async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace('<body>', '<body><div>A proxy</div><p>!</p>');
        await route.fulfill({ response, body: html });
      },
    );
    const letScriptsCome = await openHeld(page, address);
    await letScriptsCome();
    await use(page);
  });
}

/** Marks the parts of a page. Parts that React renders again lose their mark. */
const markParts = (page: Page) =>
  page.evaluate(() => {
    const all = [...document.querySelectorAll('section, aside, header, h1')];
    for (const [index, part] of all.entries()) part.setAttribute('data-before', String(index));
    return all.length;
  });

test('a changed card makes React render that card again, and nothing else', async ({ page }) => {
  const letScriptsCome = await openHeld(page, '/?seed=card');
  const parts = await markParts(page);
  await page.evaluate(() => document.querySelector('[data-testid=last-campaign] h2')?.remove());
  await letScriptsCome();
  await expect(page.locator('[data-before]')).toHaveCount(parts - 1);
  await expect(page.locator('[data-testid=last-campaign]:not([data-before]) h2')).toBeVisible();
});

test('a changed page shows the figures of its seed', async ({ page }) => {
  const [, halfMinute] = mainRun().moments;
  const letScriptsCome = await openHeld(page, `/${goldenSearch}`);
  for (const change of Object.values(changes)) await change(page);
  await letScriptsCome();
  await startButton(page).click();
  await page.clock.fastForward(halfMinute?.at ?? 0);
  await expect(page.getByTestId('profit')).toHaveAttribute('value', halfMinute?.total ?? '');
});

for (const address of ['/?seed=wrapped&trades=20&running', '/v?seed=wrapped']) {
  test(`${address} shows the right figures if a translator wraps every new text`, async ({
    page,
  }) => {
    await page.clock.install({ time: '2026-01-01T00:00:00Z' });
    await page.goto(address);
    await expect(page.locator('html')).toHaveAttribute('data-live', '');
    await page.clock.pauseAt('2026-01-01T01:00:00Z');
    await keepTranslating(page);
    const wordsOf = (testId: string) => page.getByTestId(testId).textContent();
    if (address.startsWith('/v')) await startButton(page).click();
    // Every frame of the first three seconds, then the rest of a minute.
    const steps = [...Array<number>(3).fill(1_000), ...Array<number>(20).fill(2_850)];
    for (const [index, ms] of steps.entries()) {
      if (index < 3) await page.clock.runFor(ms);
      else await page.clock.fastForward(ms);
      const rows = await page.getByTestId('trade-row').evaluateAll((all) =>
        all.map((row) => ({
          number: row.getAttribute('data-serial') ?? row.getAttribute('data-number'),
          shown: row.firstElementChild?.textContent.replace(/\D/g, ''),
        })),
      );
      expect(rows.map(({ shown }) => shown)).toEqual(rows.map(({ number }) => number));
    }
    expect(await isPainted(page)).toBe(true);
    // The next trade may come while the figures count to those of the last one.
    await expect(async () => {
      await page.clock.runFor(250);
      for (const testId of ['trade-count', 'profit']) {
        const value = Number(await page.getByTestId(testId).getAttribute('value'));
        const shown = numberIn(await wordsOf(testId));
        expect([value, Math.round(value), Math.round(value * 100)]).toContain(shown);
      }
    }).toPass({ intervals: [0], timeout: 15_000 });
    if (address.startsWith('/v')) {
      for (const row of await page.getByTestId('trade-row').all()) {
        const [buy = 0, sell = 0, profit = 0] = (await row.getByRole('cell').allTextContents())
          .slice(2, 5)
          .map((text) => numberIn(text));
        expect(sell).toBe(buy + profit);
        await expect(row.getByRole('cell').last()).toHaveText('Sold');
      }
      await startButton(page).click();
      await expect(page.getByTestId('analysis-overlay')).toContainText('Market exploration');
      await page.clock.runFor(1_000);
      await expect(page.getByTestId('analysis-overlay')).toContainText('2/4');
    } else {
      await expect(startButton(page)).toHaveText('System is Working');
      await page.getByTestId('period').selectOption('Overall');
      await expect(page.getByTestId('profit-label')).toHaveText('Profit · Overall');
    }
  });
}
