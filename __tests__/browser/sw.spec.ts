import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hostAt } from './support/hosts';
import { expect, test } from './support/test';

/** Answers every page from its cache, as the worker of version 2 does when the host is slow. */
const workerOfVersion2 = `
const name = 'dry-run-precache:/demo/:0123456789abcdef';
const fill = async () => (await caches.open(name)).put('/demo/', new Response('kept by version 2'));
const answer = async () => (await caches.match('/demo/', { cacheName: name })) ?? new Response('');
self.addEventListener('install', (event) => event.waitUntil(fill()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => event.respondWith(answer()));`;

/** A host whose worker changes with an update of the site: Playwright cannot change its file. */
const serveSite = async () => {
  let worker = workerOfVersion2;
  const server = createServer(({ url }, response) => {
    const isWorker = url === '/demo/sw.js';
    response.setHeader('Content-Type', isWorker ? 'text/javascript' : 'text/html');
    response.end(isWorker ? worker : '<!DOCTYPE html><link rel="icon" href="data:,">from the host');
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    url: `${hostAt((server.address() as AddressInfo).port)}/demo/`,
    update: () => (worker = readFileSync('out/sw.js', 'utf8')),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

test('the worker and the caches of version 2 disappear', async ({ page }) => {
  const site = await serveSite();
  try {
    await page.goto(site.url);
    const others = ['dry-run-precache:/:0123456789abcdef', 'somebody-else'];
    await page.evaluate(async (others) => {
      for (const name of others) await caches.open(name);
      await navigator.serviceWorker.register('/demo/sw.js');
      await navigator.serviceWorker.ready;
    }, others);
    await page.reload();
    await expect(page.locator('body')).toHaveText('kept by version 2');

    site.update();
    // The browser looks for a new worker after each navigation.
    await page.reload();
    const registered = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    await expect.poll(registered).toBe(0);
    expect((await page.evaluate(() => caches.keys())).sort()).toEqual(others);
    await page.reload();
    await expect(page.locator('body')).toHaveText('from the host');
  } finally {
    site.close();
  }
});
