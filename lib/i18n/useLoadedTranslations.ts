import { useTranslations, type createTranslator } from 'next-intl';
import type { LessonMessages, OnDemandMessages, PaperMessages } from './catalogue';

type Loaded = OnDemandMessages & LessonMessages & PaperMessages;

/**
 * `useTranslations` for components that load on demand together with their messages. The cast is
 * needed because next-intl's types support one set of messages only: that of the pages.
 */
export const useLoadedTranslations = useTranslations as unknown as <Name extends keyof Loaded>(
  namespace: Name,
) => ReturnType<typeof createTranslator<Loaded, Name>>;
