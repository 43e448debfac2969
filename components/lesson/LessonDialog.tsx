import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { DialogProps } from '@/components/dialogs/OnDemandDialog';
import type { LessonMessages } from '@/lib/i18n/catalogue';
import { loadLessonMessages } from '@/lib/i18n/loadLessonMessages';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { LessonPanel } from './LessonPanel';

/** The lesson's messages; `null` while they load. Throws while rendering if they cannot. */
const useLessonMessages = (): LessonMessages | null => {
  const locale = useLocale();
  const [loaded, setLoaded] = useState<LessonMessages | Error | null>(null);
  useEffect(() => {
    let isWanted = true;
    const keep = (result: LessonMessages | Error) => {
      if (isWanted) setLoaded(result);
    };
    loadLessonMessages(locale).then(keep, (cause: unknown) =>
      keep(new Error('The lesson could not be loaded', { cause })),
    );
    return () => {
      isWanted = false;
    };
  }, [locale]);
  if (loaded instanceof Error) throw loaded;
  return loaded;
};

/** The lesson about what gives a false page away, beside the run that it talks about. */
export const LessonDialog = ({ messages, onClose }: DialogProps) => {
  const words = useLessonMessages();
  const locale = useLocale();
  if (words === null) return null;
  return createPortal(
    <MessagesProvider locale={locale} messages={{ ...messages, ...words }}>
      <LessonPanel onClose={onClose} />
    </MessagesProvider>,
    document.body,
  );
};
