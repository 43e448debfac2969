import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { Activity, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';

const Failure = ({ resetErrorBoundary }: FallbackProps) => {
  const t = useTranslations('page');
  // The sections that are areas of the layout's grid have room there.
  return (
    <Card
      role="alert"
      sx={{ gridArea: 'languages', alignItems: 'start', gap: 2, p: 'var(--padding)' }}
    >
      <Typography>{t('broken')}</Typography>
      <Button onClick={resetErrorBoundary}>{t('retry')}</Button>
    </Card>
  );
};

type Props = {
  /** Hydrates with the document, before other sections. */
  isUrgent?: boolean;
  children: ReactNode;
};

/**
 * Isolates a part of a page: if it fails, the rest stays. React hydrates each section in a task of
 * its own, after the urgent one, so that Start answers first (`docs/performance.md`).
 */
export const Section = ({ isUrgent = false, children }: Props) => (
  <ErrorBoundary FallbackComponent={Failure}>
    {isUrgent ? children : <Activity>{children}</Activity>}
  </ErrorBoundary>
);
