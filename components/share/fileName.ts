import { brand } from '@/lib/config/brand';

/** The name of a file to save, without its ending. @param parts what it is about; `null` for nothing */
export const fileName = (...parts: readonly (string | null)[]): string =>
  [brand.slug, ...parts].filter((part) => part !== null).join('-');
