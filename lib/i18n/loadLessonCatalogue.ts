import type { CardsMessages, Catalogue, LessonMessages, PaperMessages } from './catalogue';
import { loadCatalogue } from './loadCatalogue';
import type { Locale } from './locales';

/** Loads all messages of a language, with those of the lesson. Rejects if a file cannot be loaded. */
export const loadLessonCatalogue = async (locale: Locale): Promise<Catalogue & LessonMessages> => {
  const [messages, lesson] = await Promise.all([
    loadCatalogue(locale),
    import(`@/messages/lesson/${locale}.json`) as Promise<{ default: LessonMessages }>,
  ]);
  return { ...messages, ...lesson.default };
};

/** The same, with those of the cards. */
export const loadCardsCatalogue = async (
  locale: Locale,
): Promise<Catalogue & LessonMessages & CardsMessages> => {
  const [messages, cards] = await Promise.all([
    loadLessonCatalogue(locale),
    import(`@/messages/cards/${locale}.json`) as Promise<{ default: CardsMessages }>,
  ]);
  return { ...messages, ...cards.default };
};

/** The same, with those of what is printed for a class. */
export const loadPaperCatalogue = async (
  locale: Locale,
): Promise<Catalogue & LessonMessages & CardsMessages & PaperMessages> => {
  const [messages, paper] = await Promise.all([
    loadCardsCatalogue(locale),
    import(`@/messages/paper/${locale}.json`) as Promise<{ default: PaperMessages }>,
  ]);
  return { ...messages, ...paper.default };
};
