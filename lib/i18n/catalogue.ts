import type en from '@/messages/en.json';

/** All words of one language, as in `messages/`. */
export type Catalogue = typeof en;

/** The words of what is loaded on demand travel with it; a page needs the rest at once. */
export type PageWords = Omit<Catalogue, 'details' | 'share'>;

export const pageWords = ({ details, share, ...words }: Catalogue): PageWords => words;
