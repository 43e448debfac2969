import Card from '@mui/material/Card';
import { useTheme } from '@mui/material/styles';
import { useTranslations } from 'next-intl';

/** A permanent placeholder, which presentations omit. */
export const Statistics = () => {
  const t = useTranslations();
  if (useTheme().isPresented) return null;
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
