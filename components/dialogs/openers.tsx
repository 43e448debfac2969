import MoreIcon from '@mui/icons-material/ChevronRight';
import ShareIcon from '@mui/icons-material/IosShare';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { coarse } from '@/components/theme/tokens';
import type { Draft } from '@/lib/share/draft';
import { useLazyDialog } from './LazyPart';

const loadDetails = async () => (await import('@/components/details/DetailsDialog')).DetailsDialog;

export const DetailsLink = () => {
  const t = useTranslations();
  const { opener, dialog } = useLazyDialog(loadDetails, {});
  return (
    <>
      <Link
        component="button"
        type="button"
        {...opener}
        underline="hover"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: '2px',
          minHeight: '1.75rem',
          color: 'accentText',
          fontSize: '0.875rem',
          fontWeight: 500,
          lineHeight: '1.25rem',
          textAlign: 'start',
          [coarse]: { minHeight: '2.75rem', my: -1 },
        }}
      >
        <span>{t('seeMoreDetails')}</span>
        <MoreIcon
          sx={{ mr: '-4px', '@container hero (max-width: 18.74rem)': { display: 'none' } }}
        />
      </Link>
      {dialog}
    </>
  );
};

const loadShare = async () => (await import('@/components/share/ShareDialog')).ShareDialog;

export const ShareButton = () => {
  const t = useTranslations('bar');
  // Kept while the dialog is closed.
  const [draft, onDraft] = useState<Draft | null>(null);
  const { opener, dialog } = useLazyDialog(loadShare, { draft, onDraft });
  return (
    <>
      <IconButton aria-label={t('share')} title={t('share')} {...opener} sx={{ gridArea: 'share' }}>
        <ShareIcon />
      </IconButton>
      {dialog}
    </>
  );
};
