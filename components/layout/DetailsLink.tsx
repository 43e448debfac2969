import Link from '@mui/material/Link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { OnDemand } from './OnDemand';

const load = async () => (await import('@/components/details/DetailsDialog')).DetailsDialog;

/** Opens the dialog that explains the figures. */
export const DetailsLink = () => {
  const t = useTranslations();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Link
        component="button"
        type="button"
        aria-haspopup="dialog"
        onClick={() => setIsOpen(true)}
        sx={{ minHeight: 40, displayPrint: 'none' }}
      >
        {t('seeMoreDetails')}
      </Link>
      {isOpen && <OnDemand load={load} onClose={() => setIsOpen(false)} props={{}} />}
    </>
  );
};
