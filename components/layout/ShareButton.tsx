import ShareIcon from '@mui/icons-material/Share';
import IconButton from '@mui/material/IconButton';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OnDemand } from './OnDemand';

const load = async () => (await import('@/components/share/ShareDialog')).ShareDialog;

/** Opens the link builder. */
export const ShareButton = () => {
  const t = useTranslations('bar');
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <IconButton aria-label={t('share')} aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <ShareIcon />
      </IconButton>
      {isOpen && <OnDemand load={load} onClose={() => setIsOpen(false)} props={{}} />}
    </>
  );
};
