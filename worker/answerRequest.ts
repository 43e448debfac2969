import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { cacheName, findCached } from './cacheName';
import { pageOf } from './pageOf';
import { precacheManifest } from './precacheManifest';

/**
 * Answers a page request from the network, so that the page is always current. If the network fails
 * or takes more than three seconds, it answers from the cache. It does not cache the answer of the
 * network, because the cached pages have to match the cached scripts.
 */
export const answerPage = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: 3,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: ({ request }) => Promise.resolve(pageOf(new URL(request.url).pathname)),
      cacheWillUpdate: () => Promise.resolve(null),
    },
  ],
});

const { shared, byLocale } = precacheManifest;
const listed = new Set([shared, ...Object.values(byLocale)].flat());

export const isFile = (path: string): boolean =>
  listed.has(path) || path.includes('/_next/static/');

/**
 * Answers a file request from the caches of this site, of any version, because a page may be older or newer than
 * this worker. Files that are not cached are fetched from the host; the page reports errors.
 */
export const answerFile: RouteHandlerCallback = async ({ request, url }) =>
  (await findCached(url.pathname)) ?? fetch(request);
