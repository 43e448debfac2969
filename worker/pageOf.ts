import { publicUrl, sitePath } from '@/lib/config/publicUrl';
import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

const alternateViews = new Set(['/v', ...locales.map((locale) => `/${locale}/v`)]);

/** The canonical address of what any path shows: in either form, and of no page's own too. */
export const pageOf = (pathname: string): string => {
  const path = sitePath(pathname);
  const isAlternate = alternateViews.has(path.replace(/\/$/, ''));
  return publicUrl(viewPath(isAlternate ? 'alternate' : 'main', localeOfPath(path)));
};
