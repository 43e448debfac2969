import { cacheName, findCached } from './cacheName';
import { pageOf } from './pageOf';
import { precacheManifest } from './precacheManifest';

/** Milliseconds after which a page is answered from the cache instead. */
const patience = 3_000;

/**
 * Answers a page request from the network, so that the page is always current. If the network fails
 * or takes too long, it answers from the cache. It does not cache the answer of the network, because
 * the cached pages have to match the cached scripts.
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

export const isFile = (path: string): boolean =>
  listed.has(path) || path.includes('/_next/static/');

/**
 * Answers a file request from the caches of this site, of any version, because a page may be older or newer than
 * this worker. Files that are not cached are fetched from the host; the page reports errors.
 */
export const answerFile = async (request: Request): Promise<Response> =>
  (await findCached(new URL(request.url).pathname)) ?? fetch(request);
