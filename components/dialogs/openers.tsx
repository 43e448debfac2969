import ShareIcon from '@mui/icons-material/Share';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useTranslations } from 'next-intl';
import { useLazyDialog } from './useLazyDialog';

const loadDetails = async () => (await import('@/components/details/DetailsDialog')).DetailsDialog;

export const DetailsLink = () => {
  const t = useTranslations();
  const { opener, dialog } = useLazyDialog(loadDetails);
  return (
    <>
      <Link
        component="button"
        type="button"
        {...opener}
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
  const { opener, dialog } = useLazyDialog(loadShare);
  return (
    <>
      <IconButton aria-label={t('share')} {...opener}>
        <ShareIcon />
      </IconButton>
      {dialog}
    </>
  );
};
