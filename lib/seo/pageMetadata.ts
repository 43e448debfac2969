import type { Metadata } from 'next';
import { siteUrl } from '@/lib/config/siteUrl';
import type { View } from '@/lib/config/views';
import { loadCatalogue } from '@/lib/i18n/loadCatalogue';
import type { Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { pageTitle } from './pageTitle';

/** Title, description and canonical address of a page. */
export const pageMetadata = async (view: View, locale: Locale): Promise<Metadata> => {
  const words = await loadCatalogue(locale);
  return {
    title: pageTitle(view, words),
    description: words.page.description,
    alternates: { canonical: siteUrl + viewPath(view, locale) },
  };
};
