'use client';

import { keyframes, styled } from '@mui/material/styles';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatGain } from '@/lib/format/formatGain';
import type { MainState } from '@/lib/simulation/mainSimulation';

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

/** Its height is there before it is. */
const Row = styled('p')(({ theme }) => ({
  display: 'flex',
  fontVariantNumeric: 'tabular-nums',
  minHeight: '2.5rem',
  margin: 0,
  span: {
    ...theme.typography.h2,
    color: theme.palette.primary.main,
    animation: `${rise} 180ms ease-out`,
  },
}));

type Props = { lastProfit: MainState['lastProfit']; profile: NumberProfile | null };

/** Pops up for a moment after each trade. */
export const LastProfit = ({ lastProfit, profile }: Props) => (
  <Row>
    {lastProfit && profile && (
      <span key={lastProfit.until} data-testid="last-profit">
        {formatGain(lastProfit.profit, profile)}
      </span>
    )}
  </Row>
);
