import { CacheFirst, NetworkFirst, Serwist, type SerwistPlugin } from 'serwist';
import { views } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { pageKey } from './pageKey';

declare const self: ServiceWorkerGlobalScope;

/** Put in by the build: all that the pages of any language load, by path. */
declare const shellFiles: readonly string[];

const pages = 'pages';
const files = 'files';

/** A visitor's name may stand in a query: nothing is kept under more than a path. */
const byPath: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) =>
    Promise.resolve(new URL(request.url).origin + new URL(request.url).pathname),
};

/** Without a connection any other address is the main view in its language, as with one. */
const byPage: SerwistPlugin = {
  cacheKeyWillBeUsed: ({ request }) => {
    const { origin, pathname } = new URL(request.url);
    return Promise.resolve(origin + pageKey(pathname).path);
  },
  cacheWillUpdate: ({ request, response }) => {
    const { isPage } = pageKey(new URL(request.url).pathname);
    return Promise.resolve(isPage && response.status === 200 ? response : null);
  },
};

/** The languages of the pages that are open now. */
const openLocales = async () => {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  return new Set(open.map(({ url }) => pageKey(new URL(url).pathname).locale));
};

self.addEventListener('install', (event) => {
  const fill = async () => {
    const locales = [...(await openLocales())];
    const shell = locales.flatMap((locale) => views.map((view) => viewPath(view, locale)));
    const fresh = shell.map((path) => new Request(path, { cache: 'no-cache' }));
    await (await caches.open(pages)).addAll(fresh);
    await (await caches.open(files)).addAll(shellFiles);
  };
  event.waitUntil(fill());
});

// A new worker waits until no page of the old one is open: nobody asks for the old files any more.
self.addEventListener('activate', (event) => {
  const clear = async () => {
    const kept = await caches.open(files);
    for (const request of await kept.keys()) {
      if (!shellFiles.includes(new URL(request.url).pathname)) await kept.delete(request);
    }
  };
  event.waitUntil(clear());
});

new Serwist({
  runtimeCaching: [
    {
      matcher: ({ request }) => request.mode === 'navigate',
      handler: new NetworkFirst({
        cacheName: pages,
        networkTimeoutSeconds: 3,
        plugins: [byPage],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) =>
        sameOrigin &&
        (url.pathname.startsWith('/_next/static/') || shellFiles.includes(url.pathname)),
      handler: new CacheFirst({ cacheName: files, plugins: [byPath] }),
    },
  ],
}).addEventListeners();
