import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import { useTranslations } from 'next-intl';
import { phones } from '@/components/theme/structure';

/** A placeholder on purpose: the card is not loading. */
export const Statistics = () => {
  const t = useTranslations();
  return (
    <Card component="section" data-testid="statistics">
      <CardHeader title={t('statistics')} sx={{ color: 'text.secondary' }} />
      <CardContent sx={{ justifyContent: 'space-evenly', [phones]: { p: 0.5 } }}>
        {['90%', '70%', '50%'].map((width) => (
          <Skeleton
            key={width}
            animation={false}
            variant="rounded"
            height="1rem"
            width={width}
            sx={{ bgcolor: 'action.selected', [phones]: { display: 'none' } }}
          />
        ))}
      </CardContent>
    </Card>
  );
};
