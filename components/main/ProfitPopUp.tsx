import { styled } from '@mui/material/styles';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { forcedColours, motion, radius } from '@/components/theme/tokens';
import { formatGain } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';

/** Over the chart, so that it moves nothing. */
const Root = styled('span')(({ theme: { palette, typography } }) => ({
  ...typography.body1,
  position: 'absolute',
  right: 0,
  // Large type wraps.
  maxWidth: '100%',
  padding: '2px 8px',
  borderRadius: radius.small,
  background: `linear-gradient(${palette.tint}, ${palette.tint}), ${palette.background.paper}`,
  color: palette.accentText,
  fontWeight: 600,
  textAlign: 'end',
  pointerEvents: 'none',
  animation: `pop-up-fade ${motion}`,
  '@keyframes pop-up-fade': { from: { opacity: 0 } },
  [forcedColours]: { outline: '1px solid' },
}));

/** `percentDown`: the distance of the new total from the top of the chart. */
export const ProfitPopUp = ({ percentDown }: { percentDown: number }) => {
  const profile = useSession()?.profile;
  const trade = useMainRun(({ state }) => (state.popsUpUntil === null ? null : state.trades[0]));
  return (
    trade &&
    profile && (
      // Above the dot, and not over the caption.
      <Root key={trade.key} style={{ top: `max(-22px, ${percentDown}% - 38px)` }}>
        <Simulated>
          <span data-testid="last-profit">{formatGain(trade.profit, profile)}</span>
        </Simulated>
      </Root>
    )
  );
};
