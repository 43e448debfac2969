import MoreIcon from '@mui/icons-material/ChevronRight';
import ShareIcon from '@mui/icons-material/IosShare';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { Draft } from '@/lib/share/draft';
import { useLazyDialog } from './useLazyDialog';

const loadDetails = async () => (await import('@/components/details/DetailsDialog')).DetailsDialog;

export const DetailsLink = () => {
  const t = useTranslations();
  const { opener, dialog } = useLazyDialog({
    name: t('seeMoreDetails'),
    load: loadDetails,
    props: {},
  });
  return (
    <>
      <Link component="button" type="button" {...opener} variant="button" underline="hover">
        <span>{t('seeMoreDetails')}</span>
        <MoreIcon />
      </Link>
      {dialog}
    </>
  );
};

const loadShare = async () => (await import('@/components/share/ShareDialog')).ShareDialog;

export const ShareButton = () => {
  const t = useTranslations('bar');
  // Here, so that the draft is kept while the dialog is closed.
  const [draft, onDraft] = useState<Draft | null>(null);
  const { opener, dialog } = useLazyDialog({
    name: t('share'),
    load: loadShare,
    props: { draft, onDraft },
  });
  return (
    <>
      <IconButton aria-label={t('share')} title={t('share')} {...opener}>
        <ShareIcon />
      </IconButton>
      {dialog}
    </>
  );
};
