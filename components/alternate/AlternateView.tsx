'use client';

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { Suspense, useMemo } from 'react';
import { TotalProfit } from '@/components/display/TotalProfit';
import { TradeCount } from '@/components/display/TradeCount';
import type { Session } from '@/components/run/resolveSession';
import { useRun, type Run } from '@/components/run/useRun';
import { useSession } from '@/components/run/useSession';
import { contentWidth } from '@/components/shell/contentWidth';
import { DetailsButton } from '@/components/shell/DetailsButton';
import { Frame } from '@/components/shell/Frame';
import { LiveStatus } from '@/components/shell/LiveStatus';
import type { PageState } from '@/components/shell/PageState';
import { PanelOpener } from '@/components/shell/PanelOpener';
import { PauseButton } from '@/components/shell/PauseButton';
import { SafeCard } from '@/components/shell/SafeCard';
import { SafeView } from '@/components/shell/SafeView';
import { ShareButton } from '@/components/shell/ShareButton';
import { StartButton } from '@/components/shell/StartButton';
import { darkTheme } from '@/components/theme/darkTheme';
import { ViewTheme } from '@/components/theme/ViewTheme';
import { durations, limits } from '@/lib/config/limits';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { alternateSimulation, type AlternateState } from '@/lib/simulation/alternateSimulation';
import { FiguresStrip } from './FiguresStrip';
import { Overlay } from './Overlay';
import { SuccessRate } from './SuccessRate';
import { TradesTable } from './TradesTable';
import { Withdraw } from './Withdraw';

/** Without a name in the link, a template's placeholder is left as it is: nobody's name. */
const defaults = { names: ['{name}'], trades: limits.alternateStartingTrades };

const Bar = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 3),
  maxWidth: contentWidth,
  padding: theme.spacing(2, 3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2), gap: theme.spacing(1) },
  '@media print': { display: 'none' },
}));

type Props = { session: Session | null; run: Run<AlternateState> };

const Dashboard = ({ session, run: { snapshot, start, setPaused, progress } }: Props) => {
  const t = useTranslations();
  const state = snapshot?.state ?? null;
  const paused = snapshot?.paused ?? false;
  const profile = session?.profile ?? null;
  const phase = state?.phase ?? null;
  const still = paused || (snapshot?.late ?? false);
  // The link's `running` is kept as it is: this view ignores it.
  const page = useMemo<PageState>(
    () => ({ view: 'alternate', session, running: false, progress }),
    [session, progress],
  );
  const news =
    state && profile
      ? t('figures.progress', {
          trades: formatCount(state.count, profile),
          total: formatMoney(state.total, totalPlaces.alternate, profile),
        })
      : '';
  return (
    <>
      <Frame
        page={page}
        bar={
          <Bar>
            <PanelOpener />
            <Box sx={{ flex: 1 }} />
            <DetailsButton page={page} />
            <ShareButton page={page} look="icon" />
            <PauseButton paused={paused} onChange={setPaused} />
          </Bar>
        }
        heading={
          <Typography variant="h1" sx={{ mb: 3 }}>
            {t('page.alternateTitle')}
          </Typography>
        }
      >
        <Suspense fallback={null}>
          <LiveStatus
            at={state?.rounds ? state.rounds * durations.announcement : null}
            text={news}
          />
        </Suspense>
        <SafeCard>
          <FiguresStrip>
            <div>
              <h2>{t('profit')}</h2>
              <TotalProfit
                total={state?.total ?? null}
                places={totalPlaces.alternate}
                size="clamp(2.5rem, 5vw, 4rem)"
                profile={profile}
                still={still}
              />
              <Withdraw />
            </div>
            <SuccessRate session={session} />
            <TradeCount count={state?.count ?? null} profile={profile} still={still} />
            <StartButton
              label={t('alternate.startTrading')}
              // What is held still may long have ended; and Start lifts the pause.
              unavailable={!paused && phase !== null && phase.name !== 'idle'}
              onStart={start}
            />
          </FiguresStrip>
        </SafeCard>
        <SafeCard>
          <TradesTable trades={state?.trades ?? null} profile={profile} />
        </SafeCard>
      </Frame>
      {(phase?.name === 'analysing' || phase?.name === 'result') && <Overlay phase={phase} />}
    </>
  );
};

/** The alternate dashboard: two trades at a time, behind an analysis of nothing. */
export const AlternateView = () => {
  const session = useSession(defaults);
  const run = useRun(alternateSimulation, session?.settings ?? null, false);
  return (
    <ViewTheme theme={darkTheme}>
      <SafeView>
        <Dashboard session={session} run={run} />
      </SafeView>
    </ViewTheme>
  );
};
