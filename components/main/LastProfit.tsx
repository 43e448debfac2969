import { keyframes, styled } from '@mui/material/styles';
import { useSession } from '@/components/run/runContext';
import { formatGain } from '@/lib/format/formatGain';
import { useRun } from './mainRun';

const rise = keyframes({
  from: { opacity: 0, transform: 'translateY(8px)' },
  to: { opacity: 1, transform: 'none' },
});

/** Reserves its height, so that content below does not move. */
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
  '[data-still] & span': { animation: 'none' },
}));

/** The profit of the last trade, shown for a moment. */
export const LastProfit = () => {
  const profile = useSession()?.profile;
  const lastProfit = useRun(({ state }) => state.lastProfit);
  return (
    <Row>
      {lastProfit && profile && (
        <span key={lastProfit.until} data-part="last-profit" data-testid="last-profit">
          {formatGain(lastProfit.profit, profile)}
        </span>
      )}
    </Row>
  );
};
