'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { QuietButton } from '@/components/display/buttons';
import { Card } from '@/components/display/Card';
import { Boundary } from './Boundary';

/** A part of a view that may fail by itself: a message stands in for it, and the run goes on. */
export const SafeCard = ({ children }: { children: ReactNode }) => {
  const t = useTranslations('page');
  return (
    <Boundary
      fallback={(retry) => (
        <Card role="alert">
          <p>{t('broken')}</p>
          <QuietButton type="button" onClick={retry}>
            {t('retry')}
          </QuietButton>
        </Card>
      )}
    >
      {children}
    </Boundary>
  );
};
