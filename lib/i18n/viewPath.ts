import type { View } from '@/lib/config/views';
import { defaultLocale, type Locale } from './locales';

/** The canonical path of a view within the site: `/v` in the default language, or `/de/v`. */
export const viewPath = (view: View, locale: Locale): `/${string}` => {
  if (locale === defaultLocale) return view === 'alternate' ? '/v' : '/';
  return view === 'alternate' ? `/${locale}/v` : `/${locale}`;
};
