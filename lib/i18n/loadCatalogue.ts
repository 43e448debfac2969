import type { Catalogue } from './catalogue';
import type { Locale } from './locales';

const loaders: Record<Locale, () => Promise<{ default: Catalogue }>> = {
  en: () => import('@/messages/en.json'),
  de: () => import('@/messages/de.json'),
  es: () => import('@/messages/es.json'),
  fr: () => import('@/messages/fr.json'),
  it: () => import('@/messages/it.json'),
  pl: () => import('@/messages/pl.json'),
};

/** All words of a language, fetched when asked for. Rejects where the file cannot be had. */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> =>
  (await loaders[locale]()).default;
