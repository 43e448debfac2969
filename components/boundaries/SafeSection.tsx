import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { OutlinedButton } from '@/components/ui/buttons';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Isolates a part of a view. If the part fails, a message replaces it, and the run continues.
 * Hydration is separate too: if a translation tool or an extension changed the part before the
 * scripts ran, React re-renders only this part, not the whole document.
 */
export const SafeSection = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('page');
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Card role="alert">
          <CardHeader title={t('broken')} slotProps={{ title: { component: 'p' } }} />
          <CardContent>
            <OutlinedButton type="button" onClick={retry}>
              {t('retry')}
            </OutlinedButton>
          </CardContent>
        </Card>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
};
