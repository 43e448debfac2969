import { styled } from '@mui/material/styles';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { forcedColours, motion, radius } from '@/components/theme/tokens';
import { formatGain } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';

/** Beside the number of trades, in a line that is always there. */
const Root = styled('span')(({ theme }) => ({
  padding: '2px 8px',
  borderRadius: radius.small,
  backgroundColor: theme.palette.tint,
  color: theme.palette.accentText,
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums lining-nums',
  whiteSpace: 'nowrap',
  animation: `pop-up-fade ${motion}`,
  '@keyframes pop-up-fade': { from: { opacity: 0 } },
  [forcedColours]: { outline: '1px solid' },
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
