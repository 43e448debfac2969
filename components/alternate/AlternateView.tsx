'use client';

import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { Suspense } from 'react';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { createRunContext, usePageState, useRunActions } from '@/components/run/runContext';
import { contentWidth } from '@/components/layout/contentWidth';
import { DetailsButton } from '@/components/layout/DetailsButton';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { PanelOpener } from '@/components/layout/PanelOpener';
import { PauseButton } from '@/components/run/PauseButton';
import { SafeCard } from '@/components/dialogs/SafeCard';
import { SafeView } from '@/components/dialogs/SafeView';
import { ShareButton } from '@/components/layout/ShareButton';
import { StartButton } from '@/components/run/StartButton';
import { darkTheme } from '@/components/ui/theme/darkTheme';
import { ViewTheme } from '@/components/ui/theme/ViewTheme';
import { durations, limits } from '@/lib/config/limits';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';
import { FiguresStrip } from './FiguresStrip';
import { Overlay } from './Overlay';
import { SuccessRate } from './SuccessRate';
import { TradesTable } from './TradesTable';
import { Withdraw } from './Withdraw';

/** Without a name in the link, a template's placeholder is left as it is: nobody's name. */
const defaults = { names: ['{name}'], trades: limits.alternateStartingTrades };

const BarRow = styled('header')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: theme.spacing(1.5, 3),
  maxWidth: contentWidth,
  padding: theme.spacing(2, 3),
  [theme.breakpoints.down('sm')]: { padding: theme.spacing(2), gap: theme.spacing(1) },
  '@media print': { display: 'none' },
}));

const { RunProvider, useSnapshot } = createRunContext({
  view: 'alternate',
  simulation: alternateSimulation,
  // The link's `running` is kept as it is: this view ignores it.
  isRunning: null,
});

const Bar = () => {
  const page = usePageState();
  const { setPaused } = useRunActions();
  const paused = useSnapshot()?.paused ?? false;
  return (
    <BarRow>
      <PanelOpener />
      <Box sx={{ flex: 1 }} />
      <DetailsButton page={page} />
      <ShareButton page={page} variant="icon" />
      <PauseButton paused={paused} onChange={setPaused} />
    </BarRow>
  );
};

const Status = () => {
  const t = useTranslations('figures');
  const { session } = usePageState();
  const state = useSnapshot()?.state;
  if (!state || !session || state.rounds === 0) return <LiveStatus at={null} text="" />;
  const news = t('progress', {
    trades: formatCount(state.count, session.profile),
    total: formatMoney(state.total, totalPlaces.alternate, session.profile),
  });
  return <LiveStatus at={state.rounds * durations.announcement} text={news} />;
};

const Figures = () => {
  const t = useTranslations();
  const { session } = usePageState();
  const { start } = useRunActions();
  const snapshot = useSnapshot();
  const state = snapshot?.state ?? null;
  const paused = snapshot?.paused ?? false;
  const instant = paused || (snapshot?.late ?? false);
  const profile = session?.profile ?? null;
  return (
    <FiguresStrip>
      <div>
        <h2>{t('profit')}</h2>
        <TotalProfit
          total={state?.total ?? null}
          places={totalPlaces.alternate}
          size="clamp(2.5rem, 5vw, 4rem)"
          profile={profile}
          instant={instant}
        />
        <Withdraw />
      </div>
      <SuccessRate session={session} />
      <TradeCount count={state?.count ?? null} profile={profile} instant={instant} />
      <StartButton
        label={t('alternate.startTrading')}
        // What is held still may long have ended; and Start lifts the pause.
        unavailable={!paused && state !== null && state.phase.name !== 'idle'}
        onStart={start}
      />
    </FiguresStrip>
  );
};

const Trades = () => {
  const { session } = usePageState();
  const trades = useSnapshot()?.state.trades ?? null;
  return <TradesTable trades={trades} profile={session?.profile ?? null} />;
};

const Analysis = () => {
  const phase = useSnapshot()?.state.phase;
  return (phase?.name === 'analysing' || phase?.name === 'result') && <Overlay phase={phase} />;
};

const Dashboard = () => {
  const t = useTranslations('page');
  return (
    <>
      <ViewLayout
        bar={<Bar />}
        heading={
          <Typography variant="h1" sx={{ mb: 3 }}>
            {t('alternateTitle')}
          </Typography>
        }
      >
        <Suspense fallback={null}>
          <Status />
        </Suspense>
        <SafeCard>
          <Figures />
        </SafeCard>
        <SafeCard>
          <Trades />
        </SafeCard>
      </ViewLayout>
      <Suspense fallback={null}>
        <Analysis />
      </Suspense>
    </>
  );
};

/** The alternate dashboard: two trades at a time, behind an analysis of nothing. */
export const AlternateView = () => (
  <ViewTheme theme={darkTheme}>
    <RunProvider defaults={defaults}>
      <SafeView>
        <Dashboard />
      </SafeView>
    </RunProvider>
  </ViewTheme>
);
