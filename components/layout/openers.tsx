import MenuIcon from '@mui/icons-material/Menu';
import ShareIcon from '@mui/icons-material/Share';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useTranslations } from 'next-intl';
import { useState, type ComponentType } from 'react';
import { OnDemand } from './OnDemand';

/** What a button opens: the attributes of the button, and the part, which is loaded when asked for. */
const useOpener = (
  load: () => Promise<ComponentType<{ onClose: () => void }>>,
  isWordless = false,
) => {
  const [isOpen, setIsOpen] = useState(false);
  const button = { 'aria-haspopup': 'dialog', onClick: () => setIsOpen(true) } as const;
  const part = isOpen && (
    <OnDemand load={load} isWordless={isWordless} onClose={() => setIsOpen(false)} props={{}} />
  );
  return [button, part] as const;
};

const loadDetails = async () => (await import('@/components/details/DetailsDialog')).DetailsDialog;

export const DetailsLink = () => {
  const t = useTranslations();
  const [button, dialog] = useOpener(loadDetails);
  return (
    <>
      <Link
        component="button"
        type="button"
        {...button}
        sx={{ minHeight: 40, displayPrint: 'none' }}
      >
        {t('seeMoreDetails')}
      </Link>
      {dialog}
    </>
  );
};

const loadShare = async () => (await import('@/components/share/ShareDialog')).ShareDialog;

export const ShareButton = () => {
  const t = useTranslations('bar');
  const [button, dialog] = useOpener(loadShare);
  return (
    <>
      <IconButton aria-label={t('share')} {...button}>
        <ShareIcon />
      </IconButton>
      {dialog}
    </>
  );
};

const loadPanel = async () => (await import('./PanelDrawer')).PanelDrawer;

/** Opens the side panel in windows that have no column for it. */
export const PanelOpener = () => {
  const t = useTranslations('panel');
  const [button, drawer] = useOpener(loadPanel, true);
  return (
    <Box sx={{ display: { lg: 'none' } }} data-part="panel">
      <IconButton aria-label={t('open')} {...button}>
        <MenuIcon />
      </IconButton>
      {drawer}
    </Box>
  );
};
