import MoreIcon from '@mui/icons-material/ChevronRight';
import Link from '@mui/material/Link';
import { useTranslations } from 'next-intl';
import { useLazyDialog } from '@/components/dialogs/useLazyDialog';

const load = async () => (await import('./DetailsDialog')).DetailsDialog;

export const DetailsLink = () => {
  const label = useTranslations()('seeMoreDetails');
  const { opener, dialog } = useLazyDialog({ name: label, load, props: {} });
  return (
    <>
      <Link component="button" type="button" {...opener} variant="button" underline="hover">
        <span>{label}</span>
        <MoreIcon />
      </Link>
      {dialog}
    </>
  );
};
