/**
 * The service worker, which caches the visited languages, so that both views open and run offline.
 *
 * A new version does not call `skipWaiting`, so it never replaces the old one while a page is open.
 * The old version keeps the files of its pages until the last of these pages is closed. Only then
 * does the new version activate, and delete the old files. Visitors still see new pages at once,
 * because pages come from the network first.
 */
import { isOfSite, publicUrl, sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { answerFile, answerPage, isFile } from './answerRequest';
import { deleteOthers, findCached } from './cacheName';
import { isPage } from './pageOf';
import { precache } from './precache';

declare const self: ServiceWorkerGlobalScope;

/** The languages of all open pages, and those in the caches of any version of this site. */
const visitedLocales = async (clients: Clients): Promise<ReadonlySet<Locale>> => {
  const visited = new Set<Locale>();
  for (const { url } of await clients.matchAll({ includeUncontrolled: true, type: 'window' })) {
    const { pathname } = new URL(url);
    // Another site may be open on the same host.
    if (isOfSite(pathname)) visited.add(localeOfPath(sitePath(pathname)));
  }
  for (const locale of locales) {
    if (await findCached(publicUrl(viewPath('main', locale)))) visited.add(locale);
  }
  return visited;
};

const install = async () => {
  for (const locale of await visitedLocales(self.clients)) await precache(locale);
};

/**
 * Caches the language of a page that has opened, unless the host has a newer version, whose pages
 * do not match the cached files. The newer worker caches the languages of all open pages itself.
 */
const cacheVisited = async (locale: Locale) => {
  const { registration } = self;
  await registration.update();
  if (registration.installing === null && registration.waiting === null) await precache(locale);
};

/** Claims the page of the first visit, which can then use the cached files without a reload. */
const activate = async () => {
  await deleteOthers();
  await self.clients.claim();
};

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

// A page that opens while a worker is active sends a message, as its language may not be cached.
self.addEventListener('message', (event) => {
  if (!(event.source instanceof WindowClient)) return;
  const locale = localeOfPath(sitePath(new URL(event.source.url).pathname));
  // Offline, for example, caching fails: the next visit tries again.
  event.waitUntil(cacheVisited(locale).catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate' && isPage(pathname)) event.respondWith(answerPage(request));
  else if (isFile(pathname)) event.respondWith(answerFile(request));
});
