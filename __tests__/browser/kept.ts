import type { Page } from '@playwright/test';
import { expect, open } from './test';

/** The paths that are kept, or whole addresses where they have a query. */
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

/** Visits an address until all is kept and the page belongs to the worker. */
export const visit = async (page: Page, address: string, last: string) => {
  await page.clock.install();
  await open(page, address);
  const owner = async () => {
    // The page's patience, of which a visitor need not have any here.
    await page.clock.fastForward(3_000);
    return page.evaluate(() => navigator.serviceWorker.controller?.state);
  };
  await expect.poll(owner).toBe('activated');
  // Some forty files, one after the other.
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain(last);
};
