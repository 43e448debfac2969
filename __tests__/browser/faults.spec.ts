import type { Route } from '@playwright/test';
import { limits } from '@/lib/config/limits';
import { messagesOf } from '../messages';
import {
  countOf,
  expect,
  holdScripts,
  open,
  openStopped,
  sampled,
  startButton,
  test,
} from './support/test';

const day = 24 * 3_600_000;

/** Ways in which a script that loads on demand can fail. */
const faults: Record<string, (route: Route) => Promise<void>> = {
  blocked: (route) => route.abort(),
  'answered with 500': (route) => route.fulfill({ status: 500, body: 'oops' }),
  'gone, after a new version': (route) => route.fulfill({ status: 404, body: '<html></html>' }),
  'of the wrong type': (route) =>
    route.fulfill({
      body: '<html></html>',
      headers: { 'Content-Type': 'text/html', 'X-Content-Type-Options': 'nosniff' },
    }),
};

test.describe('a dialog that is loaded on demand, if its script is', () => {
  test.use({
    expected: [/Failed to load resource|MIME type|ChunkLoadError|nosniff|Loading failed/],
  });

  const all = Object.entries(faults);
  for (const [fault, answer] of sampled(all, all.slice(0, 1))) {
    test(`${fault}: the page says so, the run continues, and a retry works`, async ({ page }) => {
      await page.clock.install();
      await open(page, '/de?seed=fault&running');
      await page.route('**/*.js', answer);
      for (const name of ['Teilen', 'Details anzeigen']) {
        await page.getByRole('button', { name }).click();
        const message = page.getByRole('alert').filter({ hasText: 'konnte nicht geladen werden' });
        await expect(message).toBeVisible();
        await expect(message.getByRole('link', { name: 'Seite neu laden' })).toHaveAttribute(
          'href',
          '/de?running=&seed=fault',
        );
        const before = await countOf(page);
        await page.clock.fastForward(limits.tradeInterval.max);
        expect(await countOf(page)).toBeGreaterThan(before);
        await message.getByRole('button', { name: 'Ausblenden' }).click();
        await expect(message).toHaveCount(0);
        await expect(page.getByRole('button', { name })).toBeFocused();
      }
      await page.getByRole('button', { name: 'Teilen' }).click();
      const retry = page.getByRole('button', { name: messagesOf('de').page.retry });
      await expect(retry).toBeVisible();
      await page.unroute('**/*.js');
      await retry.click();
      await expect(page.getByRole('dialog', { name: 'Link erstellen' })).toBeVisible();
    });
  }

  test('slow: the button is marked as busy until the dialog opens', async ({ page }) => {
    await open(page, '/?seed=slow');
    const release = await holdScripts(page);
    const share = page.getByRole('button', { name: 'Share' });
    await share.click();
    await expect(share).toHaveAttribute('aria-busy', 'true');
    await startButton(page).click();
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
    release();
    await expect(page.getByRole('dialog', { name: 'Build a link' })).toBeVisible();
  });
});

test.describe('a dialog with a fault of its own', () => {
  // Of an error, Firefox's protocol gives the name only.
  const fault = /A fault of the test|^Error$/;
  test.use({ expected: [fault] });

  test('in a script that throws is not called a bad connection', async ({ page }) => {
    await open(page, '/?seed=fault');
    const body = 'throw Error("A fault of the test")';
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
    await page.getByRole('button', { name: 'Share' }).click();
    const { broken, reload } = messagesOf('en').page;
    const message = page.getByRole('alert').filter({ hasText: broken });
    await expect(message.getByRole('link', { name: reload })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Share' })).toHaveAttribute('aria-busy', 'false');
  });

  test(
    'is not called a bad connection, is reported, and can be tried again',
    { tag: '@full' },
    async ({ page }) => {
      await open(page, '/?seed=fault');
      await page.evaluate(() => {
        const matchMedia = window.matchMedia.bind(window);
        const isBroken = () => document.documentElement.dataset.broken !== undefined;
        document.documentElement.dataset.broken = '';
        window.matchMedia = (query) => {
          if (isBroken()) throw new Error('A fault of the test');
          return matchMedia(query);
        };
      });
      const reported = page.waitForEvent('console', (message) => message.type() === 'error');
      await page.getByRole('button', { name: 'Share' }).click();
      const { broken, retry } = messagesOf('en').page;
      const message = page.getByRole('alert').filter({ hasText: broken });
      await expect(message).toBeVisible();
      expect((await reported).text()).toMatch(fault);
      await page.evaluate(() => delete document.documentElement.dataset.broken);
      await message.getByRole('button', { name: retry }).click();
      await expect(page.getByRole('dialog', { name: 'Build a link' })).toBeVisible();
      await expect(message).toHaveCount(0);
    },
  );
});

test('the page runs in a browser that forbids storage and lacks parts of crypto', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const forbid = () => {
      throw new DOMException('Forbidden', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
      Object.defineProperty(window, name, { get: forbid });
    }
    Object.defineProperty(document, 'cookie', { get: forbid, set: forbid });
    Object.defineProperty(crypto, 'randomUUID', { value: undefined });
    Object.defineProperty(crypto, 'subtle', { value: undefined });
  });
  await openStopped(page, '/');
  await startButton(page).click();
  const before = await countOf(page);
  await page.clock.fastForward(60_000);
  expect(await countOf(page)).toBeGreaterThan(
    before + Math.floor(60_000 / limits.tradeInterval.max) - 1,
  );
});

for (const [name, jump] of [
  ['back', -24],
  ['forward', 24],
] as const) {
  const title = `the run continues if the computer’s clock jumps ${name} by a day`;
  test(title, { tag: '@full' }, async ({ page }) => {
    await openStopped(page, '/?seed=jump&trades=0');
    await startButton(page).click();
    await page.evaluate((hours) => {
      const real = Date.now;
      Date.now = () => real() + hours * 3_600_000;
    }, jump);
    // A jump forward looks like sleep, so the trades of that day are added.
    const least = jump > 0 ? day / limits.tradeInterval.max - 1 : 0;
    await page.clock.fastForward(limits.tradeInterval.max);
    const count = await countOf(page);
    expect(count).toBeGreaterThan(least);
    if (jump < 0) expect(count).toBeLessThan(5);
    await page.clock.fastForward(limits.tradeInterval.max);
    expect(await countOf(page)).toBeGreaterThan(count);
    expect(await page.getByTestId('trade-row').count()).toBeLessThanOrEqual(11);
  });
}

test(
  'a page that is restored from the back/forward cache continues its run',
  { tag: '@full' },
  async ({ page }) => {
    await openStopped(page, '/?seed=back&running');
    await page.clock.fastForward(10_000);
    const before = await countOf(page);
    await page.evaluate(() => {
      window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
      const real = Date.now;
      Date.now = () => real() + 3_600_000;
      window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    });
    expect(await countOf(page)).toBeGreaterThan(before + 3_600_000 / limits.tradeInterval.max - 1);
  },
);
