import { readFileSync } from 'node:fs';
import type messages from '@/messages/en.json';
import type { DialogMessages } from '@/lib/i18n/appConfig';

/** The messages of the pages in a language, from their file. */
export const messagesOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as typeof messages;

/** The messages of what is loaded on demand in a language, from their file. */
export const dialogMessagesOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/dialogs/${locale}.json`, 'utf8')) as DialogMessages;

/** Matches texts with a language's word for simulation, which is the first word of the notice. */
export const simulationIn = (locale: string): RegExp => {
  const [word = ''] = /^\p{L}+/u.exec(messagesOf(locale).notice.text) ?? [];
  // Its last letter may depend on the grammar.
  return new RegExp(word.slice(0, -1), 'iu');
};
