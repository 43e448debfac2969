import type { LessonMessages } from './catalogue';
import type { Locale } from './locales';

/** Loads the messages of the lesson. Rejects if the file cannot be loaded. */
export const loadLessonMessages = async (locale: Locale): Promise<LessonMessages> => {
  const { default: words } = (await import(`@/messages/lesson/${locale}.json`)) as {
    default: LessonMessages;
  };
  return words;
};
