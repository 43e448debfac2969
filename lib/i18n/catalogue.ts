import type en from '@/messages/en.json';

/** All words of one language, as in `messages/`. */
export type Catalogue = typeof en;

/** Words that travel with what is loaded on demand. */
export type LoadedWords = Pick<Catalogue, 'details' | 'hints' | 'parameters' | 'share'>;

/** What a page needs at once. What it shows where its scripts fail stands in its HTML. */
export type PageMessages = Omit<Catalogue, keyof LoadedWords | 'failure'>;

export const pageMessages = ({
  details,
  failure,
  hints,
  parameters,
  share,
  ...words
}: Catalogue): PageMessages => words;
