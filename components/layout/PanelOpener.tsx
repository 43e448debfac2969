import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OnDemand } from './OnDemand';

const load = async () => (await import('./PanelDrawer')).PanelDrawer;

/** Opens the side panel in windows that have no column for it. */
export const PanelOpener = () => {
  const t = useTranslations('panel');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box sx={{ display: { lg: 'none' } }} data-part="panel">
      <IconButton aria-label={t('open')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <MenuIcon />
      </IconButton>
      {isOpen && <OnDemand load={load} isWordless onClose={() => setIsOpen(false)} props={{}} />}
    </Box>
  );
};
