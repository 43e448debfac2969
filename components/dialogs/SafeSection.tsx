import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import { Card } from '@/components/ui/Card';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * Isolates a part of a view. If it fails, a message replaces it, and the run continues. It is also
 * hydrated separately: if a translation tool or an extension has changed it before the scripts ran,
 * React re-renders only this part, not the whole document.
 */
export const SafeSection = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('page');
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <Card role="alert">
          <p>{t('broken')}</p>
          <QuietButton type="button" onClick={retry}>
            {t('retry')}
          </QuietButton>
        </Card>
      )}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </ErrorBoundary>
  );
};
