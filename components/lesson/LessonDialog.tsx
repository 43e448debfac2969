import { useLocale } from 'next-intl';
import { createPortal } from 'react-dom';
import type { DialogProps } from '@/components/boundaries/OnDemandDialog';
import type { LessonMessages } from '@/lib/i18n/catalogue';
import { loadLessonMessages } from '@/lib/i18n/loadLessonMessages';
import type { Locale } from '@/lib/i18n/locales';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';
import { LessonPanel } from './LessonPanel';

type Props = DialogProps & { words: LessonMessages };

/** The lesson about what gives a false page away, beside the run that it talks about. */
export const LessonDialog = ({ messages, words, onClose }: Props) =>
  createPortal(
    <MessagesProvider locale={useLocale()} messages={{ ...messages, ...words }}>
      <LessonPanel onClose={onClose} />
    </MessagesProvider>,
    document.body,
  );

/** The lesson with its messages, which nothing else needs. Rejects if they cannot be loaded. */
export const loadLesson = async (locale: Locale) => {
  const words = await loadLessonMessages(locale);
  return function Lesson(props: DialogProps) {
    return <LessonDialog {...props} words={words} />;
  };
};
