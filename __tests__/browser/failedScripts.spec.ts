import { pathToFileURL } from 'node:url';
import type { Page, Route } from '@playwright/test';
import { messagesOf } from '../messages';
import { demo } from './support/demo';
import { isPainted } from './support/isPainted';
import { sourcesOf } from './support/sourcesOf';
import { expect, holdScripts, needs, sampled, startButton, test } from './support/test';

test.use({
  expected: [
    /Failed to load resource|download failed|A fault of the test|MIME type|ERR_FILE_NOT_FOUND|nosniff|CORS policy|A preload for|TrustedHTML|Sink type mismatch|require-trusted-types-for/,
  ],
});

/** Not found by its role alone, because Next.js has an alert for its own navigation. */
const message = (page: Page) => page.locator('#script-failure[role=alert]');

/** Checks that a page without scripts says what is wrong, and shows the notice but no figures. */
const expectFailure = async (page: Page, locale: string) => {
  const { failure, page: words } = messagesOf(locale);
  await expect(message(page)).toBeVisible();
  await expect(page.getByText(failure.text)).toBeVisible();
  await expect(page.getByRole('link', { name: words.retry })).toBeVisible();
  // Next.js may remove the page. The early script then adds another notice.
  const figures = await page.getByTestId('profit').allTextContents();
  expect(figures.filter((text) => text !== '–')).toEqual([]);
  await expect.poll(() => isPainted(page)).toBe(true);
};

const faults = {
  'does not arrive': (route: Route) => route.abort(),
  throws: (route: Route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw Error("A fault of the test")' }),
};

for (const [fault, answer] of Object.entries(faults)) {
  const sources = sourcesOf('out/index.html');
  for (const source of sampled(sources, sources.slice(-1))) {
    test(`an initial script that ${fault} is reported at once: ${source.slice(-8)}`, async ({
      page,
    }) => {
      let loads = 0;
      page.on('request', (request) => {
        if (request.isNavigationRequest()) loads += 1;
      });
      // Next.js requests a failed script a second time. It only arrives when the page is reloaded.
      await page.route(`**${source}`, (route) => (loads > 1 ? route.continue() : answer(route)));
      await page.goto('/');
      await expectFailure(page, 'en');
      await page.getByRole('link', { name: 'Try again' }).click();
      await expect(page.locator('html')).toHaveAttribute('data-live', '');
      await expect(message(page)).toBeHidden();
    });
  }
}

const withoutPage = ['/x/pl/y', 'pl'] as const;
const addresses = [['/v', 'en'], ['/de/v', 'de'], withoutPage] as const;
for (const [address, locale] of sampled(addresses, [withoutPage])) {
  test(`${address} says in its language that its scripts did not load`, async ({ page }) => {
    needs(locale);
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    await expectFailure(page, locale);
  });
}

test('scripts that do not load are reported after ten seconds, until they load', async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto('/?running', { waitUntil: 'commit' });
  await expect(message(page)).toBeHidden();
  const wait = await page.evaluate(() => {
    const element = document.getElementById('script-failure');
    const [animation] = element?.getAnimations() ?? [];
    const { delay } = animation?.effect?.getTiming() ?? {};
    animation?.finish();
    return delay;
  });
  expect(wait).toBe(10_000);
  await expectFailure(page, 'en');
  release();
  await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(message(page)).toBeHidden();
});

test(
  'failed scripts are also reported with reduced motion',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await holdScripts(page);
    await page.goto('/', { waitUntil: 'commit' });
    await expect(message(page)).toHaveCSS('animation-delay', '10s');
  },
);

test('a script that fails later is not reported as a failure of the page', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('data-live', '');
  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText(messagesOf('en').failure.text)).toBeHidden();
});

test(
  'a page that is opened as a file says that this does not work',
  { tag: '@chromium' },
  async ({ page }) => {
    await page.goto(pathToFileURL('out/de.html').href);
    await expectFailure(page, 'de');
    await expect(message(page)).toContainText(messagesOf('de').failure.file);
  },
);

test(
  'a site under a path that it was not built for says what is wrong',
  { tag: '@full' },
  async ({ page }) => {
    await page.route('**/elsewhere', (route) =>
      route.fulfill({ path: `${demo.out}/index.html`, contentType: 'text/html' }),
    );
    await page.goto('/elsewhere');
    await expectFailure(page, 'en');
  },
);
