'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCallback } from 'react';
import { Figure } from '@/components/display/Figure';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatCount } from '@/lib/format/formatNumber';

const Labelled = styled('div')(({ theme }) => ({
  h3: {
    margin: 0,
    ...theme.typography.body2,
    color: theme.palette.text.secondary,
  },
  p: { margin: 0, ...theme.typography.h1 },
}));

type Props = { count: number | null; profile: NumberProfile | null; still: boolean };

/** How many trades there have been. */
export const TradeCount = ({ count, profile, still }: Props) => {
  const t = useTranslations();
  const format = useCallback(
    (trades: number) => (profile === null ? '' : formatCount(trades, profile)),
    [profile],
  );
  return (
    <Labelled>
      <h3>{t('trades')}</h3>
      <p>
        <Figure
          value={count}
          format={format}
          plain={String}
          still={still}
          testId="trade-count"
          pending={t('figures.pending')}
        />
      </p>
    </Labelled>
  );
};
