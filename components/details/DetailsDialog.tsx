import { useLocale } from 'next-intl';
import { useState } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import { LessonDialog } from '@/components/lesson/LessonDialog';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { CoverDialog } from '@/components/dialogs/CoverDialog';
import { DetailsText } from './DetailsText';
import type { DialogProps } from '@/components/dialogs/OnDemandDialog';
import { RunAgainLinks } from './RunAgainLinks';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';

type DetailsProps = Omit<DialogProps, 'messages'> & { onLesson: () => void };

const Details = ({ onClose, onLesson }: DetailsProps) => {
  const t = useLoadedTranslations('details');
  return (
    <CoverDialog
      onClose={onClose}
      title={t('title')}
      close={t('close')}
      width="sm"
      action={
        <QuietButton type="button" onClick={onLesson}>
          {t('lesson')}
        </QuietButton>
      }
    >
      <DetailsText />
      <RunAgainLinks />
    </CoverDialog>
  );
};

/**
 * The dialog that explains the figures and the settings, and links to further runs and to the
 * lesson, which takes its place.
 */
export const DetailsDialog = ({ messages, onClose }: DialogProps) => {
  const [isLesson, setIsLesson] = useState(false);
  const locale = useLocale();
  if (isLesson) return <LessonDialog messages={messages} onClose={onClose} />;
  return (
    <MessagesProvider locale={locale} messages={messages}>
      <Details onClose={onClose} onLesson={() => setIsLesson(true)} />
    </MessagesProvider>
  );
};
