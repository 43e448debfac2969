import type { Catalogue } from './catalogue';
import type { Locale } from './locales';

/** Loads the messages of a language from `messages/`. Rejects if the file cannot be loaded. */
export const loadCatalogue = async (locale: Locale): Promise<Catalogue> => {
  const { default: words } = (await import(`@/messages/${locale}.json`)) as { default: Catalogue };
  return words;
};
