import { isOfSite, publicUrl, sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { locales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { findCached } from './cacheName';

/** The languages of all open pages, and those that an earlier version has cached. */
export const visitedLocales = async (clients: Clients): Promise<ReadonlySet<Locale>> => {
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
