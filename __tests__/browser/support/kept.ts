import type { Page } from '@playwright/test';
import { expect, open } from './test';

/** The paths of all cached files, with their queries. */
export const kept = (page: Page) =>
  page.evaluate(async () => {
    const paths: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        paths.push(pathname + search);
      }
    }
    return paths;
  });

/** The paths of the files in one of the caches. */
export const keptIn = (page: Page, name: string) =>
  page.evaluate(async (cache) => {
    const requests = await (await caches.open(cache)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, name);

/** Visits an address, and waits until everything is cached and the worker controls the page. */
export const visit = async (page: Page, address: string, last: string) => {
  await page.clock.install();
  await open(page, address);
  const owner = async () => {
    // The page waits for three seconds before it registers the worker.
    await page.clock.fastForward(3_000);
    return page.evaluate(() => navigator.serviceWorker.controller?.state);
  };
  await expect.poll(owner, { intervals: [100] }).toBe('activated');
  // About forty files, one after the other.
  await expect.poll(() => kept(page), { intervals: [100], timeout: 30_000 }).toContain(last);
};
