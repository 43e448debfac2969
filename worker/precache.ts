import { publicUrl } from '@/lib/config/publicUrl';
import { views } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { cacheName } from './cacheName';
import { precacheManifest } from './precacheManifest';
import { scriptsNamedIn } from './scriptsNamedIn';

/** Whether everything that a page refers to is cached with it: if not, it is of another version. */
const isOfThisVersion = (page: string, files: readonly string[]) =>
  scriptsNamedIn(page).every((name) => files.includes(publicUrl(`/_next/${name}`)));

/**
 * Stores a file, unless it is stored already. Files without a hash in their name bypass the HTTP
 * cache, which may contain an old version.
 */
const store = async (cache: Cache, path: string) => {
  if (await cache.match(path, { ignoreVary: true })) return;
  const response = await fetch(path, {
    cache: path.includes('/_next/static/') ? 'default' : 'reload',
  });
  const { status, redirected, body, headers } = response;
  if (status !== 200) throw new Error(`${path} is answered with ${status}`);
  // Some hosts redirect from one form of an address to the other. Browsers do not accept a redirected
  // response for a page, so a copy is cached that is not redirected.
  await cache.put(path, redirected ? new Response(body, { headers }) : response);
};

/**
 * Stores both views of a language, and every file that they need or may load. All addresses come
 * from the build, so the cache never contains a query or any data of a visitor. Rejects if a file
 * is missing, or if a page is of another version: some hosts answer with an old page for some time after
 * a deploy.
 */
export const precache = async (locale: Locale): Promise<void> => {
  const { shared, byLocale } = precacheManifest;
  const files = [...shared, ...byLocale[locale]];
  const cache = await caches.open(cacheName);
  // One after the other, so that requests of the page come first.
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
