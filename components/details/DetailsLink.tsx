import MoreIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import { useTranslations } from 'next-intl';
import { LazyDialog } from '@/components/dialogs/Lazy';

const load = async () => (await import('./DetailsDialog')).DetailsDialog;

export const DetailsLink = () => {
  const label = useTranslations()('seeMoreDetails');
  return (
    <LazyDialog name={label} load={load} props={{}}>
      {(opener) => (
        <Button variant="text" endIcon={<MoreIcon />} {...opener} sx={{ mx: -1.5, my: -0.75 }}>
          {label}
        </Button>
      )}
    </LazyDialog>
  );
};
