import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import {
  useCountUpTime,
  useIsPaused,
  useRunActions,
  useSession,
} from '@/components/run/runContext';
import { SpeedLabel } from '@/components/run/SpeedLabel';
import { StartButton } from '@/components/run/StartButton';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { totalPlaces } from '@/lib/config/views';
import { useRun } from './alternateRun';
import { SuccessRate } from './SuccessRate';
import { Withdraw } from './Withdraw';

const Container = styled('div')({ container: 'figures / inline-size' });

/** The breakpoint is a container query in rem, so that large text gets enough space. */
const Strip = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
  gap: theme.spacing(3, 2),
  alignItems: 'end',
  padding: theme.spacing(3, 0),
  borderTop: `1px solid ${theme.palette.divider}`,
  borderBottom: `1px solid ${theme.palette.divider}`,
  h2: { ...theme.typography.body2, margin: 0, color: theme.palette.text.secondary },
  '& > :first-of-type, & > button': { gridColumn: '1 / -1' },
  '@container figures (min-width: 52rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 9rem 9rem auto',
    gap: theme.spacing(3),
    '& > :first-of-type, & > button': { gridColumn: 'auto' },
    // No percentage: Safari does not resolve one in an `auto` column.
    '& > button': { minWidth: '14em' },
  },
}));

/** The three figures and the Start Trading button, between two thin lines. */
export const FiguresStrip = () => {
  const t = useTranslations();
  const profile = useSession()?.profile ?? null;
  const { start } = useRunActions();
  const total = useRun(({ state }) => state.total);
  const count = useRun(({ state }) => state.count);
  const isPaused = useIsPaused();
  const isIdle = useRun(({ state }) => state.phase.name === 'idle') ?? true;
  const duration = useCountUpTime();
  return (
    <Container>
      <Strip>
        <div>
          <h2>{t('profit')}</h2>
          <TotalProfit
            total={total}
            places={totalPlaces.alternate}
            size="clamp(2.5rem, 5vw, 4rem)"
            profile={profile}
            duration={duration}
          />
          <Withdraw />
        </div>
        <SuccessRate />
        <TradeCount count={count} profile={profile} duration={duration} />
        <StartButton
          label={t('alternate.startTrading')}
          // While paused, the round on screen may already have ended. Start also ends the pause.
          unavailable={!isPaused && !isIdle}
          onStart={start}
        />
        <SpeedLabel />
      </Strip>
    </Container>
  );
};
