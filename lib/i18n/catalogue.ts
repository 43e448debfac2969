import type en from '@/messages/en.json';

/** All words of one language, as in `messages/`. */
export type Catalogue = typeof en;

/** The words of what is loaded on demand travel with it; a page needs the rest at once. */
export type PageWords = Omit<Catalogue, 'details'>;

export const pageWords = ({ details, ...words }: Catalogue): PageWords => words;
