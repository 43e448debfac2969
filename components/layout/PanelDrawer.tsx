import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslations } from 'next-intl';
import { useEffect } from 'react';
import { CloseButton } from '@/components/dialogs/CloseButton';
import { useCloseRequest } from '@/components/dialogs/useCloseRequest';
import { noticeHeight } from '@/components/theme/tokens';
import { noticeTextId } from '@/components/layout/Notice';
import { LanguageLinks } from './LanguageMenu';
import { SidePanel } from './SidePanel';

export const PanelDrawer = ({ onClose }: { onClose: () => void }) => {
  const t = useTranslations('panel');
  const isColumn = useMediaQuery(useTheme().breakpoints.up('lg'));
  const { onEscape } = useCloseRequest(onClose);
  // A wide window has the panel beside the page.
  useEffect(() => {
    if (isColumn) onClose();
  }, [isColumn, onClose]);
  return (
    <Drawer
      open
      onClose={onEscape}
      transitionDuration={180}
      slotProps={{
        paper: {
          'aria-label': t('label'),
          'aria-describedby': noticeTextId,
          sx: { top: `var(${noticeHeight})`, width: 'min(20rem, 100vw)' },
        },
      }}
    >
      <CloseButton
        title={t('close')}
        onClick={onClose}
        style={{ position: 'absolute', top: 16, right: 4 }}
      />
      <SidePanel />
      <Box component="nav" aria-label={t('languages')} sx={{ p: 2 }}>
        <LanguageLinks />
      </Box>
    </Drawer>
  );
};
