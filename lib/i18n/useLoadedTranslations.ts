import { useTranslations, type createTranslator } from 'next-intl';
import type { LessonMessages, OnDemandMessages, PaperMessages } from './catalogue';

type Loaded = OnDemandMessages & LessonMessages & PaperMessages;

/**
 * `useTranslations` for components that load on demand together with their messages. The types of
 * next-intl only support one set of messages, which is the one that every page contains.
 */
export const useLoadedTranslations = useTranslations as unknown as <Name extends keyof Loaded>(
  namespace: Name,
) => ReturnType<typeof createTranslator<Loaded, Name>>;
