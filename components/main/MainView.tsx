'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useMemo } from 'react';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { createRunContext, usePageState, useRunActions } from '@/components/run/runContext';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { SafeCard } from '@/components/dialogs/SafeCard';
import { SafeView } from '@/components/dialogs/SafeView';
import { TopBar } from '@/components/layout/TopBar';
import { lightTheme } from '@/components/ui/theme/lightTheme';
import { ViewTheme } from '@/components/ui/theme/ViewTheme';
import { limits } from '@/lib/config/limits';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { DailySales } from './DailySales';
import { LastCampaign } from './LastCampaign';
import { LatestTrades } from './LatestTrades';
import { ProfitCard } from './ProfitCard';
import { Statistics } from './Statistics';

/** Profit beside the list; under the profit the two charts; statistics over the whole width. */
const Cards = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"profit" "list" "sales" "campaign" "statistics"',
  [theme.breakpoints.up('sm')]: {
    gap: theme.spacing(3),
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"profit profit" "list list" "sales campaign" "statistics statistics"',
  },
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas:
      '"profit profit list" "sales campaign list" "statistics statistics statistics"',
  },
  '& > :nth-of-type(1)': { gridArea: 'profit' },
  '& > :nth-of-type(2)': { gridArea: 'list' },
  '& > :nth-of-type(3)': { gridArea: 'sales' },
  '& > :nth-of-type(4)': { gridArea: 'campaign' },
  '& > :nth-of-type(5)': { gridArea: 'statistics' },
}));

const { RunProvider, useSnapshot } = createRunContext({
  view: 'main',
  simulation: mainSimulation,
  isRunning: ({ nextTradeAt }) => nextTradeAt !== null,
});

const Bar = () => {
  const page = usePageState();
  const paused = useSnapshot()?.paused ?? false;
  return (
    <TopBar
      page={page}
      notifications={page.session?.notifications ?? null}
      running={page.running}
      paused={paused}
      {...useRunActions()}
    />
  );
};

const Status = () => {
  const t = useTranslations();
  const { session } = usePageState();
  const state = useSnapshot()?.state;
  const hasTraded = state && session && state.count > session.settings.trades;
  const news = hasTraded
    ? t('figures.progress', {
        trades: formatCount(state.count, session.profile),
        total: formatMoney(state.total, totalPlaces.main, session.profile),
      })
    : t('systemIsWorking');
  return <LiveStatus at={state?.nextTradeAt ?? null} text={news} />;
};

const Profit = () => {
  const page = usePageState();
  const snapshot = useSnapshot();
  return (
    <ProfitCard
      page={page}
      total={snapshot?.state.total ?? null}
      count={snapshot?.state.count ?? null}
      lastProfit={snapshot?.state.lastProfit ?? null}
      instant={snapshot !== null && (snapshot.paused || snapshot.late)}
    />
  );
};

const Trades = () => {
  const { session } = usePageState();
  const trades = useSnapshot()?.state.trades ?? null;
  return <LatestTrades trades={trades} profile={session?.profile ?? null} />;
};

const Sales = () => {
  const { session } = usePageState();
  const trades = useSnapshot()?.state.trades ?? null;
  return <DailySales trades={trades} profile={session?.profile ?? null} />;
};

const Campaign = () => {
  const { session } = usePageState();
  const totals = useSnapshot()?.state.totals ?? null;
  return <LastCampaign totals={totals} profile={session?.profile ?? null} />;
};

const Dashboard = () => {
  const t = useTranslations('page');
  return (
    <ViewLayout heading={<VisuallyHidden as="h1">{t('mainTitle')}</VisuallyHidden>} bar={<Bar />}>
      <Suspense fallback={null}>
        <Status />
      </Suspense>
      <Cards>
        <SafeCard>
          <Profit />
        </SafeCard>
        <SafeCard>
          <Trades />
        </SafeCard>
        <SafeCard>
          <Sales />
        </SafeCard>
        <SafeCard>
          <Campaign />
        </SafeCard>
        <SafeCard>
          <Statistics />
        </SafeCard>
      </Cards>
    </ViewLayout>
  );
};

/** The main dashboard. @param names default names in the page's language */
export const MainView = ({ names }: { names: readonly string[] }) => {
  const defaults = useMemo(() => ({ names, trades: limits.startingTrades }), [names]);
  return (
    <ViewTheme theme={lightTheme}>
      {/* Above what may fail: a view that is tried again goes on with its run. */}
      <RunProvider defaults={defaults}>
        <SafeView>
          <Dashboard />
        </SafeView>
      </RunProvider>
    </ViewTheme>
  );
};
