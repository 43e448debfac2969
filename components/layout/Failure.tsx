import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import type { FallbackProps } from 'react-error-boundary';
import { page } from '@/components/run/focus';

/** `isPage`: everything but the notice has failed. */
export const Failure = ({
  resetErrorBoundary,
  isPage = false,
}: FallbackProps & { isPage?: boolean }) => {
  const t = useTranslations('page');
  return (
    <Card role="alert" sx={{ alignItems: 'start', gap: 2, p: 'var(--padding)' }}>
      <Typography variant="h3" component="p">
        {t(isPage ? 'incomplete' : 'broken')}
      </Typography>
      <Button
        onClick={() => {
          page.current?.focus();
          resetErrorBoundary();
        }}
      >
        {t('retry')}
      </Button>
    </Card>
  );
};
