import { styled } from '@mui/material/styles';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { formatGain } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';

/** Below the large figure, on the line of a label, so that it covers nothing. */
const Root = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  position: 'absolute',
  top: 0,
  right: 0,
  margin: 0,
  color: theme.palette.primary.main,
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  animation: 'rise 180ms ease-out',
  '@keyframes rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
}));

export const ProfitPopUp = () => {
  const profile = useSession()?.profile;
  const trade = useMainRun(({ state }) => (state.popsUpUntil === null ? null : state.trades[0]));
  return (
    trade &&
    profile && (
      <Root key={trade.key}>
        <Simulated>
          <span data-testid="last-profit">{formatGain(trade.profit, profile)}</span>
        </Simulated>
      </Root>
    )
  );
};
