import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { OutlinedButton } from '@/components/ui/buttons';
import { SimulationNotice } from '@/components/notice/SimulationNotice';
import { ErrorBoundary } from './ErrorBoundary';

const Message = styled('main')(({ theme }) => ({ padding: theme.spacing(3) }));

/** The error boundary of a whole view. The fallback still shows the simulation notice. */
export const SafeView = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('page');
  return (
    <ErrorBoundary
      fallback={(retry) => (
        <>
          <SimulationNotice />
          <Message role="alert">
            <p>{t('broken')}</p>
            <OutlinedButton type="button" onClick={retry}>
              {t('retry')}
            </OutlinedButton>
          </Message>
        </>
      )}
    >
      {children}
    </ErrorBoundary>
  );
};
