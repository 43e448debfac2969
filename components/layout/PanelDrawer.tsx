import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CloseButton } from '@/components/dialogs/CloseButton';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { forcedColours, noticeHeight, noticeTextId, radius } from '@/components/theme/tokens';
import { LanguageLinks } from './LanguageMenu';
import { SidePanel } from './SidePanel';
import { usePanelBreakpoint } from './usePanelBreakpoint';

export const PanelDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('panel');
  const isColumn = useMediaQuery(useTheme().breakpoints.up(usePanelBreakpoint()));
  const { onDismiss } = useCloseRequest(onClose);
  // A wide window shows the panel beside the page instead.
  useEffect(() => {
    if (isColumn) onClose();
  }, [isColumn, onClose]);
  return (
    <Drawer
      open
      onClose={onDismiss}
      sx={{ displayPrint: 'none' }}
      slotProps={{
        paper: {
          'aria-label': t('label'),
          'aria-describedby': noticeTextId,
          sx: {
            top: `var(${noticeHeight})`,
            bottom: 0,
            height: 'auto',
            width: 'min(19rem, 86vw)',
            border: 0,
            borderRadius: `0 ${radius.dialog}px ${radius.dialog}px 0`,
            bgcolor: 'raised',
            boxShadow: 16,
            [forcedColours]: { border: '1px solid' },
          },
        },
      }}
    >
      <CloseButton
        title={t('close')}
        onClick={onDismiss}
        sx={{ position: 'absolute', top: 'calc((var(--toolbar) - var(--control)) / 2)', right: 8 }}
      />
      <SidePanel />
      <Box component="nav" aria-label={t('languages')} sx={{ mt: 'auto', p: '0 12px 20px' }}>
        <LanguageLinks panelFrom="xs" />
      </Box>
    </Drawer>
  );
};
