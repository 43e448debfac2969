import { readFileSync } from 'node:fs';
import type { Catalogue, LessonMessages } from '@/lib/i18n/catalogue';

/** The messages of a language, from its file. */
export const messagesOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Catalogue;

/** The messages of the lesson in a language, from their file. */
export const lessonMessagesOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/lesson/${locale}.json`, 'utf8')) as LessonMessages;

/** Matches texts with a language's word for simulation, which is the first word of the notice. */
export const simulationIn = (locale: string): RegExp => {
  const [word = ''] = /^\p{L}+/u.exec(messagesOf(locale).notice.text) ?? [];
  // Its last letter may depend on the grammar.
  return new RegExp(word.slice(0, -1), 'iu');
};
