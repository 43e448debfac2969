import MenuIcon from '@mui/icons-material/Menu';
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
    <>
      <IconButton
        aria-label={t('open')}
        aria-haspopup="dialog"
        data-part="panel"
        onClick={() => setIsOpen(true)}
        sx={{ display: { lg: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      {isOpen && <OnDemand load={load} isWordless onClose={() => setIsOpen(false)} props={{}} />}
    </>
  );
};
