import { copyResponse } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { publicUrl } from '@/lib/config/publicUrl';
import { views } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { cacheName } from './cacheName';
import { precacheManifest } from './precacheManifest';

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
 * is missing.
 */
export const precache = async (locale: Locale, event: ExtendableEvent): Promise<void> => {
  const { shared, byLocale } = precacheManifest;
  const pages = views.map((view) => publicUrl(viewPath(view, locale)));
  // One after the other, so that requests of the page come first.
  for (const path of [...shared, ...byLocale[locale], ...pages]) {
    const [answer, kept] = strategy.handleAll({ event, request: requestOf(path) });
    const { ok, status } = await answer;
    if (!ok) throw new Error(`${path} is answered with ${status}`);
    await kept;
  }
};
