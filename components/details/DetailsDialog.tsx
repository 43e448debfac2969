import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { flushSync } from 'react-dom';
import { useLoadedTranslations } from '@/lib/i18n/useLoadedTranslations';
import { CoverDialog } from '@/components/ui/CoverDialog';
import { version } from '@/lib/config/version';
import { DetailsText } from './DetailsText';
import { lessonButtonName } from '@/components/early/noticeContent';
import { RunAgainLinks } from './RunAgainLinks';

/**
 * The dialog that explains the figures and the settings, and links to further runs and to the
 * lesson.
 */
export const DetailsDialog = ({ onClose }: { onClose: () => void }) => {
  const t = useLoadedTranslations('details');
  const tNotice = useTranslations('notice');
  return (
    <CoverDialog
      onClose={onClose}
      title={t('title')}
      close={t('close')}
      width="sm"
      action={
        // The lesson, opened by the button's name, replaces this dialog. Flushed, because the
        // dialog restores the focus when it closes, and the lesson takes the focus afterwards.
        <Button variant="contained" name={lessonButtonName} onClick={() => flushSync(onClose)}>
          {tNotice('lesson')}
        </Button>
      }
    >
      <DetailsText />
      <RunAgainLinks />
      <small>{t('version', { version })}</small>
    </CoverDialog>
  );
};
