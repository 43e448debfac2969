'use client';

import { useTranslations } from 'next-intl';
import { Hidden } from '@/components/ui/VisuallyHidden';
import { Labelled } from '@/components/ui/LabelledFigure';
import type { Session } from '@/components/run/resolveSession';
import { formatPercent } from '@/lib/format/formatNumber';

/** A rate that measures nothing. */
export const SuccessRate = ({ session }: { session: Session | null }) => {
  const t = useTranslations();
  return (
    <Labelled label={t('successRate')}>
      {session === null && <Hidden>{t('figures.pending')}</Hidden>}
      <data
        data-testid="success-rate"
        value={session === null ? '' : (session.successRate / 10).toFixed(1)}
        aria-hidden={session === null}
      >
        {session === null ? '–' : formatPercent(session.successRate, session.profile)}
      </data>
    </Labelled>
  );
};
