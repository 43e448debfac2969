import { localeOfPath } from '@/lib/i18n/localeOfPath';
import { locales } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';

const alternateViews = new Set(['/v', ...locales.map((locale) => `/${locale}/v`)]);

/** The canonical address of what any path shows: in either form, and of no page's own too. */
export const pageOf = (path: string): string => {
  const isAlternate = alternateViews.has(path.replace(/\/$/, ''));
  return viewPath(isAlternate ? 'alternate' : 'main', localeOfPath(path));
};
