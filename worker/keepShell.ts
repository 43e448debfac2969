import { copyResponse } from 'workbox-core';
import { CacheFirst } from 'workbox-strategies';
import { publicUrl } from '@/lib/config/publicUrl';
import { views } from '@/lib/config/views';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { cacheName } from './cacheName';
import { shell } from './shell';

const keeper = new CacheFirst({
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
 * Keeps both views of a language, and whatever they need or may load. Every address is one of the
 * build's own, so no query, and nothing of a visitor, is ever kept. Rejects if something is missing.
 */
export const keepShell = async (locale: Locale, event: ExtendableEvent): Promise<void> => {
  const pages = views.map((view) => publicUrl(viewPath(view, locale)));
  // One after the other: what the visitor does meanwhile comes first.
  for (const path of [...shell.shared, ...shell.own[locale], ...pages]) {
    const [answer, kept] = keeper.handleAll({ event, request: requestOf(path) });
    const { ok, status } = await answer;
    if (!ok) throw new Error(`${path} is answered with ${status}`);
    await kept;
  }
};
