import { useLocale } from 'next-intl';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { CoverDialog } from '@/components/dialogs/CoverDialog';
import { DetailsText } from './DetailsText';
import type { DialogProps } from '@/components/dialogs/OnDemandDialog';
import { RunAgainLinks } from './RunAgainLinks';
import { MessagesProvider } from '@/lib/i18n/MessagesProvider';

const Details = ({ onClose }: Omit<DialogProps, 'messages'>) => {
  const t = useLoadedTranslations('details');
  return (
    <CoverDialog onClose={onClose} title={t('title')} close={t('close')} width="sm">
      <DetailsText />
      <RunAgainLinks />
    </CoverDialog>
  );
};

/** The dialog that explains the figures and the settings, and links to further runs. */
export const DetailsDialog = ({ messages, ...props }: DialogProps) => (
  <MessagesProvider locale={useLocale()} messages={messages}>
    <Details {...props} />
  </MessagesProvider>
);
