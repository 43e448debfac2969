import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useIsPaused, useRunActions, useSession } from '@/components/run/runContext';
import { StartButton } from '@/components/run/StartButton';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { totalPlaces } from '@/lib/config/views';
import { useRun } from './alternateRun';
import { SuccessRate } from './SuccessRate';
import { Withdraw } from './Withdraw';

const Container = styled('div')({ container: 'figures / inline-size' });

/** Measured by its own width in the size of its text, so that large text gets the room it needs. */
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
    // Its own share of a column that is as wide as it is means nothing to Safari.
    '& > button': { minWidth: '14em' },
  },
}));

/** A strip between two hairlines: the three figures, and Start Trading at its end. */
export const FiguresStrip = () => {
  const t = useTranslations();
  const profile = useSession()?.profile ?? null;
  const { start } = useRunActions();
  const total = useRun(({ state }) => state.total);
  const count = useRun(({ state }) => state.count);
  const isPaused = useIsPaused();
  const isLate = useRun(({ late }) => late) ?? false;
  const isIdle = useRun(({ state }) => state.phase.name === 'idle') ?? true;
  const instant = isPaused || isLate;
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
            instant={instant}
          />
          <Withdraw />
        </div>
        <SuccessRate />
        <TradeCount count={count} profile={profile} instant={instant} />
        <StartButton
          label={t('alternate.startTrading')}
          // What is held still may long have ended; and Start lifts the pause.
          unavailable={!isPaused && !isIdle}
          onStart={start}
        />
      </Strip>
    </Container>
  );
};
