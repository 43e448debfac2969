import { useTranslations, type createTranslator } from 'next-intl';
import type { LoadedWords } from './catalogue';

/**
 * `useTranslations` for what is loaded on demand, whose words come with it. The types of next-intl
 * know one catalogue for all, and that is what a page has at once.
 */
export const useLoadedTranslations = useTranslations as unknown as <Name extends keyof LoadedWords>(
  namespace: Name,
) => ReturnType<typeof createTranslator<LoadedWords, Name>>;
