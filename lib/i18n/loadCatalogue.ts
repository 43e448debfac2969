import type { Catalogue } from './catalogue';
import type { Locale } from './locales';

/** All words of a language, fetched when asked for. Rejects where the file cannot be had. */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> => {
  const { default: words } = (await import(`@/messages/${locale}.json`)) as { default: Catalogue };
  return words;
};
