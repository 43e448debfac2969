import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import type { FallbackProps } from 'react-error-boundary';

export const Failure = ({ resetErrorBoundary }: FallbackProps) => {
  const t = useTranslations('page');
  return (
    <Card role="alert">
      <CardHeader title={t('broken')} slotProps={{ title: { component: 'p' } }} />
      <CardContent>
        <Button onClick={resetErrorBoundary}>{t('retry')}</Button>
      </CardContent>
    </Card>
  );
};
