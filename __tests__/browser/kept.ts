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
  await open(page, address);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
  // Three seconds of patience first, then some forty files one after the other.
  await expect.poll(() => kept(page), { timeout: 30_000 }).toContain(last);
};
