import type en from '@/messages/en.json';

/** All words of one language, as in `messages/`. */
export type Catalogue = typeof en;

/**
 * What a page needs at once. The words of what is loaded on demand travel with it; those that a
 * page shows where its scripts fail stand in its HTML.
 */
export type PageWords = Omit<Catalogue, 'details' | 'failure' | 'share'>;

export const pageWords = ({ details, failure, share, ...words }: Catalogue): PageWords => words;
