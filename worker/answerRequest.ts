import { cacheName, findCached } from './cacheName';
import { pageOf } from './pageOf';
import { precacheManifest } from './precacheManifest';

/** Milliseconds to wait for the network before a page comes from the cache. */
const patience = 3_000;

/**
 * The response of a cache; `undefined` also if the cache cannot be read, which some browsers report
 * now and then, or with a full disk. The network may still answer.
 */
const unlessItFails = (cached: Promise<Response | undefined>): Promise<Response | undefined> =>
  cached.catch(() => undefined);

/**
 * Answers a page request from the network, so that the page is always current, or from the cache if
 * the network fails or takes too long. Does not cache the network's response, because cached pages
 * have to match the cached scripts. Rejects if the network fails and there is no cached page.
 */
export const answerPage = async (request: Request): Promise<Response> => {
  const network = fetch(request);
  const inTime = await Promise.race([
    network.catch(() => null),
    new Promise<null>((resolve) => {
      setTimeout(resolve, patience, null);
    }),
  ]);
  if (inTime) return inTime;
  const page = pageOf(new URL(request.url).pathname);
  return (await unlessItFails(caches.match(page, { cacheName, ignoreVary: true }))) ?? network;
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
  (await unlessItFails(findCached(new URL(request.url).pathname))) ?? fetch(request);
