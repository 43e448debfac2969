/**
 * The service worker: keeps the languages visited, so that both views open and run offline.
 *
 * A new version never takes over from the old one while a page is open: it does not skip waiting.
 * The old one goes on, with all the files of its pages, until the last of them is closed; only then
 * is the new one activated, and deletes them. Nobody waits for news: pages come from the host first.
 */
import { registerRoute } from 'workbox-routing';
import { sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { answerFile, answerPage, isFile } from './answers';
import { deleteOthers } from './cacheName';
import { precache } from './precache';
import { visitedLocales } from './visitedLocales';

declare const self: ServiceWorkerGlobalScope;

const install = async (event: ExtendableEvent) => {
  for (const locale of await visitedLocales(self.clients)) await precache(locale, event);
};

/** Claims the page of the first visit, so that it has its pieces without a reload. */
const activate = async () => {
  await deleteOthers();
  await self.clients.claim();
};

self.addEventListener('install', (event) => event.waitUntil(install(event)));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

// A page that has opened while the worker was there already: its language may be a new one.
self.addEventListener('message', (event) => {
  if (!(event.source instanceof WindowClient)) return;
  const locale = localeOfPath(sitePath(new URL(event.source.url).pathname));
  // Offline it is left for the next visit.
  event.waitUntil(precache(locale, event).catch(() => undefined));
});

registerRoute(({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate', answerPage);
registerRoute(({ url, sameOrigin }) => sameOrigin && isFile(url.pathname), answerFile);
