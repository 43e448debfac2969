import type { Catalogue, LessonMessages, PaperMessages } from './catalogue';
import { loadLessonCatalogue } from './loadLessonCatalogue';
import type { Locale } from './locales';

/** Loads all messages of a language, with those of the lesson, of its cards, and of what is printed. */
export const loadPaperCatalogue = async (
  locale: Locale,
): Promise<Catalogue & LessonMessages & PaperMessages> => {
  const [messages, paper] = await Promise.all([
    loadLessonCatalogue(locale),
    import(`@/messages/paper/${locale}.json`) as Promise<{ default: PaperMessages }>,
  ]);
  return { ...messages, ...paper.default };
};
