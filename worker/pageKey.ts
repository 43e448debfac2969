import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import type { View } from '@/lib/config/views';

/** What an address shows, and whether it is one of the pages themselves or any other address. */
export type PageKey = {
  readonly path: string;
  readonly locale: Locale;
  readonly isPage: boolean;
};

/** The page of an address, by its canonical path: the name under which it is kept. */
export const pageKey = (pathname: string): PageKey => {
  const [, first = '', second = '', ...rest] = pathname.replace(/\/$/, '').split('/');
  const locale = localeOfPath(pathname);
  const segments = isLocale(first) ? [second, ...rest] : [first, second, ...rest];
  const trail = segments.filter((segment) => segment !== '');
  const view: View = trail.length === 1 && trail[0] === 'v' ? 'alternate' : 'main';
  const isPage = trail.length === 0 || view === 'alternate';
  return { path: viewPath(view, locale), locale, isPage };
};
