import { copyResponse } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
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

const strategy = new CacheFirst({
  cacheName,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      // Some hosts redirect from one form of an address to the other. Browsers do not accept a
      // redirected response for a page, so a copy is cached that is not redirected. Errors are
      // not cached.
      cacheWillUpdate: async ({ response }) =>
        response.status !== 200 ? null : response.redirected ? copyResponse(response) : response,
    },
  ],
});

/** Files without a hash in their name bypass the HTTP cache, which may contain an old version. */
const requestOf = (path: string) =>
  new Request(path, { cache: path.includes('/_next/static/') ? 'default' : 'reload' });

/**
 * Stores both views of a language, and every file that they need or may load. All addresses come
 * from the build, so the cache never contains a query or any data of a visitor. Rejects if a file
 * is missing, or if a page is of another version: some hosts answer with an old page for some time after
 * a deploy.
 */
export const precache = async (locale: Locale, event: ExtendableEvent): Promise<void> => {
  const { shared, byLocale } = precacheManifest;
  const files = [...shared, ...byLocale[locale]];
  const store = async (path: string) => {
    const [answer, kept] = strategy.handleAll({ event, request: requestOf(path) });
    const response = await answer;
    if (!response.ok) throw new Error(`${path} is answered with ${response.status}`);
    await kept;
    return response;
  };
  // One after the other, so that requests of the page come first.
  for (const path of files) await store(path);
  for (const view of views) {
    const path = publicUrl(viewPath(view, locale));
    const response = await store(path);
    if (isOfThisVersion(await response.text(), files)) continue;
    await (await caches.open(cacheName)).delete(path, { ignoreVary: true });
    throw new Error(`${path} is of another version`);
  }
};
