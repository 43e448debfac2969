import Drawer from '@mui/material/Drawer';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CloseButton } from '@/components/dialogs/CloseButton';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { useIsLessonShown } from '@/components/run/lessonShown';
import { fromPanel, noticeHeight, noticeTextId } from '@/components/theme/structure';
import { SidePanel } from './SidePanel';

export const PanelDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('panel');
  const isLessonShown = useIsLessonShown();
  const isColumn = useMediaQuery(fromPanel) && !isLessonShown;
  const { onDismiss } = useCloseRequest(onClose);
  // A wide window shows the panel beside the page instead.
  useEffect(() => {
    if (isColumn) onClose();
  }, [isColumn, onClose]);
  return (
    <Drawer
      open
      onClose={onDismiss}
      className="screen-only"
      slotProps={{
        paper: {
          'aria-label': t('label'),
          'aria-describedby': noticeTextId,
          sx: {
            top: `var(${noticeHeight})`,
            bottom: 0,
            height: 'auto',
            width: 'min(19rem, 86vw)',
            bgcolor: 'raised',
          },
        },
      }}
    >
      <SidePanel />
      {/* Last, so that it lies over the panel. */}
      <CloseButton
        title={t('close')}
        onClick={onDismiss}
        sx={{ position: 'absolute', top: 'calc((var(--toolbar) - var(--control)) / 2)', right: 8 }}
      />
    </Drawer>
  );
};
