import { readFileSync } from 'node:fs';
import type { Catalogue } from '@/lib/i18n/catalogue';

/** The words of a language, as they stand in its file. */
export const messagesOf = (locale: string) =>
  JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')) as Catalogue;

/** Matches a text of a language that has its word for simulation, which begins the notice. */
export const simulationIn = (locale: string): RegExp => {
  const [word = ''] = /^\p{L}+/u.exec(messagesOf(locale).notice.text) ?? [];
  // Its last letter may change with the sentence.
  return new RegExp(word.slice(0, -1), 'iu');
};
