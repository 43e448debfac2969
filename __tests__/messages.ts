import { readFileSync } from 'node:fs';
import type { Catalogue, LessonMessages, PaperMessages } from '@/lib/i18n/catalogue';

/** The messages of a language, from its file. */
export const messagesOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Catalogue;

/** The messages of the lesson in a language, from their file. */
export const lessonMessagesOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/lesson/${locale}.json`, 'utf8')) as LessonMessages;

/** The messages of what is printed for a class, from their file. */
export const paperMessagesOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/paper/${locale}.json`, 'utf8')) as PaperMessages;

/** Matches texts with a language's word for simulation, which is the first word of the notice. */
export const simulationIn = (locale: string): RegExp => {
  const [word = ''] = /^\p{L}+/u.exec(messagesOf(locale).notice.text) ?? [];
  // Its last letter may depend on the grammar.
  return new RegExp(word.slice(0, -1), 'iu');
};
