import { useTranslations } from 'next-intl';
import { Suspense, type ReactNode } from 'react';
import { QuietButton } from '@/components/ui/buttons';
import { Card } from '@/components/ui/Card';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * A part of a view that fails by itself: a message stands in for it, and the run goes on. It is also
 * hydrated by itself: where a translator or an extension has changed it before the scripts came,
 * React renders this part again, and not the whole document.
 */
export const SafeCard = ({ children }: { children: ReactNode }) => {
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
