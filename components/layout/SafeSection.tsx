import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';

const Failure = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('page');
  return (
    <Card role="alert">
      <CardHeader title={t('broken')} slotProps={{ title: { component: 'p' } }} />
      <CardContent>
        <Button variant="outlined" onClick={onRetry}>
          {t('retry')}
        </Button>
      </CardContent>
    </Card>
  );
};

/**
 * Isolates a part of a view. If the part fails, a message replaces it, and the run continues.
 * Hydration is separate too: if a translation tool or an extension changed the part before the
 * scripts ran, React renders only this part again, not the whole document.
 */
export const SafeSection = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary
    fallbackRender={({ resetErrorBoundary }) => <Failure onRetry={resetErrorBoundary} />}
  >
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);
