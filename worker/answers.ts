import type { RouteHandlerCallback } from 'workbox-core/types.js';
import { NetworkFirst } from 'workbox-strategies';
import { cacheName } from './cacheName';
import { pageOf } from './pageOf';
import { precacheManifest } from './precacheManifest';

/**
 * A page comes from the host, so that it is never an old one, or after three seconds from what is
 * kept. The host's own answer is not kept: the pages kept are those that fit the scripts kept.
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
 * From whichever version's cache has it: a page may be older, or newer, than this worker. What none
 * has is the host's to give, and its error is the page's to tell.
 */
export const answerFile: RouteHandlerCallback = async ({ request, url }) =>
  (await caches.match(url.pathname, { ignoreVary: true })) ?? fetch(request);
