import MoreIcon from '@mui/icons-material/ChevronRight';
import Link from '@mui/material/Link';
import { useTranslations } from 'next-intl';
import { LazyDialog } from '@/components/dialogs/Lazy';

const load = async () => (await import('./DetailsDialog')).DetailsDialog;

export const DetailsLink = () => {
  const label = useTranslations()('seeMoreDetails');
  return (
    <LazyDialog name={label} load={load} props={{}}>
      {(opener) => (
        <Link component="button" type="button" {...opener} variant="button" underline="hover">
          <span>{label}</span>
          <MoreIcon />
        </Link>
      )}
    </LazyDialog>
  );
};
