import { publicUrl, sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

const alternateViews = new Set(['/v', ...locales.map((locale) => `/${locale}/v`)]);

/**
 * The canonical path of the page that is shown at a path. The path may have a trailing slash, or
 * have no page of its own.
 */
export const pageOf = (pathname: string): string => {
  const path = sitePath(pathname);
  const isAlternate = alternateViews.has(path.replace(/\/$/, ''));
  return publicUrl(viewPath(isAlternate ? 'alternate' : 'main', localeOfPath(path)));
};

/**
 * Whether there can be a page at a path. A last segment with an extension is the name of a file, also
 * of an HTML file: only the host knows what that shows. Dots elsewhere mean nothing: `/v.1/x` is a
 * page.
 */
export const isPage = (pathname: string): boolean => !/\.[^/]*$/.test(sitePath(pathname));
