import { cacheName, findCached } from './cacheName';
import { pageOf } from './pageOf';
import { precacheManifest } from './precacheManifest';

/** Milliseconds to wait for the network before a page comes from the cache. */
const patience = 3_000;

/**
 * Answers a page request from the network, so that the page is always current, or from the cache if
 * the network fails or takes too long. Does not cache the network's response, because cached pages
 * have to match the cached scripts. Rejects if both fail.
 */
export const answerPage = async (request: Request): Promise<Response> => {
  const network = fetch(request);
  const inTime = await Promise.race([
    network.catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(resolve, patience, null);
    }),
  ]);
  const page = pageOf(new URL(request.url).pathname);
  return inTime ?? (await caches.match(page, { cacheName, ignoreVary: true })) ?? network;
};

const { shared, byLocale } = precacheManifest;
const listed = new Set([shared, ...Object.values(byLocale)].flat());

/** Whether this worker answers a path as a file. */
export const isFile = (path: string): boolean =>
  listed.has(path) || path.includes('/_next/static/');

/**
 * Answers a file request from the caches of all versions of this site, because a page may be older
 * or newer than this worker. Other files come from the host; the page reports errors.
 */
export const answerFile = async (request: Request): Promise<Response> =>
  (await findCached(new URL(request.url).pathname)) ?? fetch(request);
