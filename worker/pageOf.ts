import { publicUrl, sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

const alternateViews = new Set(['/v', ...locales.map((locale) => `/${locale}/v`)]);

/**
 * The canonical path of the page that is shown at a path.
 *
 * @param pathname a path of the site, with or without a trailing slash. Any path shows a page
 */
export const pageOf = (pathname: string): string => {
  const path = sitePath(pathname);
  const isAlternate = alternateViews.has(path.replace(/\/$/, ''));
  return publicUrl(viewPath(isAlternate ? 'alternate' : 'main', localeOfPath(path)));
};

/**
 * Whether a path can be that of a page. A last segment with an extension names a file, even with
 * `.html`, because only the host knows what it serves there. Other dots do not matter: `/v.1/x` is
 * a page.
 */
export const isPage = (pathname: string): boolean => !/\.[^/]*$/.test(sitePath(pathname));
