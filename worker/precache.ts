import { publicUrl } from '@/lib/config/publicUrl';
import { views } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { cacheName } from './cacheName';
import { precacheManifest } from './precacheManifest';
import { scriptsNamedIn } from './scriptsNamedIn';

/** Whether a page refers only to scripts of this version, and so belongs to this version. */
const isOfThisVersion = (page: string, files: readonly string[]) =>
  scriptsNamedIn(page).every((name) => files.includes(publicUrl(`/_next/${name}`)));

/**
 * Requests a file. Only files with a hash in their name may come from the HTTP cache, because it may
 * contain an old version of others. It may also contain an error, because some hosts let browsers
 * cache the answer for a missing script for ever.
 */
const request = async (path: string): Promise<Response> => {
  const unchanging = path.includes('/_next/static/') ? await fetch(path) : undefined;
  return unchanging?.status === 200 ? unchanging : fetch(path, { cache: 'reload' });
};

/** Stores a file that is not stored yet. Rejects if the status is not 200. */
const store = async (cache: Cache, path: string) => {
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await request(path);
  const { status, redirected, body, headers } = response;
  if (status !== 200) throw new Error(`${path} is answered with ${status}`);
  // Some hosts redirect from one form of an address to the other. Browsers accept no redirected
  // response for a page, so cache a copy that is not marked as redirected.
  await cache.put(path, redirected ? new Response(body, { headers }) : response);
};

/**
 * Stores both views of a language, and every file that they need or may load. All addresses come
 * from the build, so the cache never contains a query or any data of a visitor. Rejects if a file
 * is missing, or if a page is of another version, because some hosts serve old pages for some time
 * after a deployment.
 */
export const precache = async (locale: Locale): Promise<void> => {
  const { shared, byLocale } = precacheManifest;
  const files = [...shared, ...byLocale[locale]];
  const cache = await caches.open(cacheName);
  // One after the other, so that the page's own requests do not have to wait.
  for (const path of files) await store(cache, path);
  for (const view of views) {
    const path = publicUrl(viewPath(view, locale));
    await store(cache, path);
    const page = await cache.match(path, { ignoreVary: true });
    if (page && isOfThisVersion(await page.text(), files)) continue;
    await cache.delete(path, { ignoreVary: true });
    throw new Error(`${path} is of another version`);
  }
};
