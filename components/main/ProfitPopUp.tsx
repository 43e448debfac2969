import { styled } from '@mui/material/styles';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { motion, radius } from '@/components/theme/structure';
import { formatGain } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';

/** Over the chart, so that it moves nothing. */
const Root = styled('span')(({ theme: { palette, typography } }) => ({
  ...typography.h3,
  position: 'absolute',
  right: 8,
  // Large type wraps.
  maxWidth: '100%',
  textAlign: 'right',
  padding: '0.125rem 0.5rem',
  border: `1px solid ${palette.divider}`,
  borderRadius: radius.control,
  backgroundColor: palette.background.paper,
  color: palette.accentText,
  pointerEvents: 'none',
  animation: `pop-up ${motion}`,
  '@keyframes pop-up': { from: { opacity: 0 } },
}));

/** `percentDown`: the distance of the new total from the top of the chart. */
export const ProfitPopUp = ({ percentDown }: { percentDown: number }) => {
  const { profile } = useSession();
  const trade = useMainRun(({ state }) => (state.popsUpUntil === null ? null : state.trades[0]));
  return (
    trade && (
      // Above the dot, and not over the caption.
      <Root key={trade.key} style={{ top: `max(-0.5rem, ${percentDown}% - 2.25rem)` }}>
        <Simulated>
          <span data-testid="last-profit">{formatGain(trade.profit, profile)}</span>
        </Simulated>
      </Root>
    )
  );
};
