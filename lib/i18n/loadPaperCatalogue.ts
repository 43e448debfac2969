import type { Catalogue, LessonMessages, PaperMessages } from './catalogue';
import { loadLessonCatalogue } from './loadLessonCatalogue';
import type { Locale } from './locales';

/**
 * Loads a language's messages and those of its lesson, cards and printed material. Rejects if a
 * file cannot be loaded.
 */
export const loadPaperCatalogue = async (
  locale: Locale,
): Promise<Catalogue & LessonMessages & PaperMessages> => {
  const [messages, paper] = await Promise.all([
    loadLessonCatalogue(locale),
    import(`@/messages/paper/${locale}.json`) as Promise<{ default: PaperMessages }>,
  ]);
  return { ...messages, ...paper.default };
};
