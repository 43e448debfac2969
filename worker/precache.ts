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
      // A browser takes no answer for a page that a host has sent from one form of an address to
      // the other, so it is kept as if it had been there at once. No error is kept.
      cacheWillUpdate: async ({ response }) =>
        response.status !== 200 ? null : response.redirected ? copyResponse(response) : response,
    },
  ],
});

/** Asked of the host itself where the name does not tell one version from the next. */
const requestOf = (path: string) =>
  new Request(path, { cache: path.includes('/_next/static/') ? 'default' : 'reload' });

/**
 * Stores both views of a language, and every file that they need or may load. All addresses come from
 * the build, so the cache never contains a query or any data of a visitor. Rejects if a file is
 * missing.
 */
export const precache = async (locale: Locale, event: ExtendableEvent): Promise<void> => {
  const { shared, byLocale } = precacheManifest;
  const pages = views.map((view) => publicUrl(viewPath(view, locale)));
  // One after the other: what the visitor does meanwhile comes first.
  for (const path of [...shared, ...byLocale[locale], ...pages]) {
    const [answer, kept] = strategy.handleAll({ event, request: requestOf(path) });
    const { ok, status } = await answer;
    if (!ok) throw new Error(`${path} is answered with ${status}`);
    await kept;
  }
};
