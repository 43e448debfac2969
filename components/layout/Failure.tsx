import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import type { FallbackProps } from 'react-error-boundary';

/** `isPage`: nothing but the notice is left. */
export const Failure = ({
  resetErrorBoundary,
  isPage = false,
}: FallbackProps & { isPage?: boolean }) => {
  const t = useTranslations('page');
  return (
    <Card role="alert">
      <CardHeader
        title={t(isPage ? 'incomplete' : 'broken')}
        slotProps={{ title: { component: 'p' } }}
      />
      <CardContent>
        <Button onClick={resetErrorBoundary}>{t('retry')}</Button>
      </CardContent>
    </Card>
  );
};
