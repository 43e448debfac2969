import type { Metadata } from 'next';
import type { View } from '@/lib/config/views';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';
import { pageTitle } from './pageTitle';

/** Title and description of a page. */
export const pageMetadata = async (view: View, locale: Locale): Promise<Metadata> => {
  const words = await loadCatalogue(locale);
  return { title: pageTitle(view, words), description: words.page.description };
};
