import type { Page } from '@playwright/test';
import { expect, open, startButton, test } from './test';

// Everywhere else workers are blocked: tests could not see or change the requests that one makes.
test.use({ serviceWorkers: 'allow' });

/** Visits a page and waits until its worker has all it needs. */
const visit = async (page: Page, address: string) => {
  await open(page, address);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
};

test('after one visit both views of its language open and run without a connection', async ({
  page,
  context,
}) => {
  await visit(page, '/de?name=Anna&seed=away');
  await context.setOffline(true);
  for (const path of ['/de', '/de/', '/de/v', '/de/v/', '/x/de/y']) {
    await open(page, `${path}?name=Berta&seed=offline&trades=5`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByTestId('display-name')).toHaveText('Berta');
    await expect(page.getByTestId('simulation-notice')).toContainText('Simulation');
    await startButton(page).click();
    await expect(startButton(page)).toHaveAttribute('aria-disabled', 'true');
  }
  await page.goto('/de?seed=offline');
  await page.getByRole('button', { name: 'Teilen' }).click();
  await expect(page.getByRole('dialog', { name: 'Link erstellen' })).toBeVisible();
});

test('nothing of a link is kept, only pages and files by their paths', async ({ page }) => {
  await visit(page, '/pl?name=Anna&utm_source=mail');
  await page.goto('/pl/v?name=Berta');
  await page.goto('/nowhere?name=Celia');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => url);
  });
  expect(kept.filter((url) => url.endsWith('.js')).length).toBeGreaterThan(5);
  for (const url of kept) expect(url).not.toMatch(/[?#]|Anna|Berta|Celia|nowhere/);
  const pages = kept.map((url) => new URL(url).pathname).filter((path) => !path.includes('.'));
  expect(pages.sort()).toEqual(['/pl', '/pl/v']);
});

test.describe('the page of a visit', () => {
  // The old page of this test has no icon, and asks for one.
  test.use({ expected: [/ERR_INTERNET_DISCONNECTED/] });

  test('with a connection a page is the newest there is, without one the last', async ({
    page,
    context,
  }) => {
    await visit(page, '/?seed=new');
    await page.evaluate(async () => {
      const cache = await caches.open('pages');
      const body = '<!doctype html><title>An old one</title>';
      await cache.put('/', new Response(body, { headers: { 'Content-Type': 'text/html' } }));
    });
    await context.setOffline(true);
    await page.goto('/?seed=old');
    await expect(page).toHaveTitle('An old one');
    await context.setOffline(false);
    await page.goto('/?seed=new');
    await expect(page).toHaveTitle(/simulation/);
  });
});

test('what an open page asks for later comes from its worker, whatever the host has by then', async ({
  page,
}) => {
  await visit(page, '/?seed=old&running');
  await page.reload();
  await expect(page.getByTestId('display-name')).not.toHaveText('–');
  const fromWorker: boolean[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) fromWorker.push(response.fromServiceWorker());
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('dialog', { name: 'Build a link' })).toBeVisible();
  expect(fromWorker.length).toBeGreaterThan(0);
  expect(fromWorker).not.toContain(false);
});
