import type { Catalogue, LessonMessages } from './catalogue';
import { loadCatalogue } from './loadCatalogue';
import type { Locale } from './locales';

/** Loads a language's messages and those of its lesson. Rejects if a file cannot be loaded. */
export const loadLessonCatalogue = async (locale: Locale): Promise<Catalogue & LessonMessages> => {
  const [messages, lesson] = await Promise.all([
    loadCatalogue(locale),
    import(`@/messages/lesson/${locale}.json`) as Promise<{ default: LessonMessages }>,
  ]);
  return { ...messages, ...lesson.default };
};
