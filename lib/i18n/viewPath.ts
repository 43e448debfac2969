import type { View } from '@/lib/config/views';
import { defaultLocale, type Locale } from './locales';

/** The canonical address of a view in a language: English has no prefix. */
export const viewPath = (view: View, locale: Locale): string => {
  const prefix = locale === defaultLocale ? '' : `/${locale}`;
  return view === 'alternate' ? `${prefix}/v` : prefix || '/';
};
