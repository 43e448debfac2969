import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/dialogs/LazyPart';

const load = async () => (await import('./PanelDrawer')).PanelDrawer;

export const PanelOpener = () => {
  const t = useTranslations('panel');
  const { opener, dialog } = useLazyDialog(load, {}, false);
  return (
    // The icon begins where the cards begin, and the ring of the lesson inside the window.
    <Box sx={{ display: { lg: 'none' }, ml: -1 }} data-part="panel">
      <IconButton aria-label={t('open')} title={t('open')} {...opener}>
        <MenuIcon />
      </IconButton>
      {dialog}
    </Box>
  );
};
