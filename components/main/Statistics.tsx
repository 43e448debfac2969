import Card from '@mui/material/Card';
import { useTranslations } from 'next-intl';

/** A permanent placeholder. */
export const Statistics = () => {
  const t = useTranslations();
  return (
    <Card
      component="section"
      data-part="statistics"
      data-testid="statistics"
      sx={{
        display: 'grid',
        placeItems: 'center',
        minHeight: 56,
        borderStyle: 'dashed',
        background: 'none',
        color: 'text.secondary',
        textAlign: 'center',
      }}
    >
      {t('statistics')}
    </Card>
  );
};
