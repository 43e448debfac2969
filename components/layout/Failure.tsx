import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import type { FallbackProps } from 'react-error-boundary';

/** `isPage`: nothing but the notice is left. */
export const Failure = ({
  resetErrorBoundary,
  isPage = false,
}: FallbackProps & { isPage?: boolean }) => {
  const t = useTranslations('page');
  return (
    <Card
      role="alert"
      sx={{ gridTemplate: 'none', justifyItems: 'start', alignContent: 'start', gap: 2, p: 2.5 }}
    >
      <Typography variant="h3" component="p">
        {t(isPage ? 'incomplete' : 'broken')}
      </Typography>
      <Button onClick={resetErrorBoundary}>{t('retry')}</Button>
    </Card>
  );
};
