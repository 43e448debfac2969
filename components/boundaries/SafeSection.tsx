import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { SimulationNotice } from '@/components/notice/SimulationNotice';
import { OutlinedButton } from '@/components/ui/buttons';
import { ErrorBoundary } from './ErrorBoundary';

const Broken = ({ onRetry }: { onRetry: () => void }) => {
  const t = useTranslations('page');
  return (
    <Card role="alert">
      <CardHeader title={t('broken')} slotProps={{ title: { component: 'p' } }} />
      <CardContent>
        <OutlinedButton onClick={onRetry}>{t('retry')}</OutlinedButton>
      </CardContent>
    </Card>
  );
};

/**
 * Isolates a part of a view. If the part fails, a message replaces it, and the run continues.
 * Hydration is separate too: if a translation tool or an extension changed the part before the
 * scripts ran, React re-renders only this part, not the whole document.
 */
export const SafeSection = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={(retry) => <Broken onRetry={retry} />}>
    <Suspense fallback={null}>{children}</Suspense>
  </ErrorBoundary>
);

/** The error boundary of a whole view. The fallback still shows the simulation notice. */
export const SafeView = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary
    fallback={(retry) => (
      <>
        <SimulationNotice />
        <Box component="main" sx={{ p: 3 }}>
          <Broken onRetry={retry} />
        </Box>
      </>
    )}
  >
    {children}
  </ErrorBoundary>
);
