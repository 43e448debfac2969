'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useMemo } from 'react';
import { useSession, useSpeed } from '@/components/run/runContext';
import { content } from '@/components/theme/contentWidth';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { SafeSection, SafeView } from '@/components/boundaries/SafeSection';
import { lightTheme } from '@/components/theme/lightTheme';
import { ViewTheme } from '@/components/layout/ViewTheme';
import { durations, limits } from '@/lib/config/limits';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { DailySales } from './DailySales';
import { LastCampaign } from './LastCampaign';
import { LatestTrades } from './LatestTrades';
import { MainTopBar } from './MainTopBar';
import { RunProvider, useRun } from './mainRun';
import { ProfitCard } from './ProfitCard';
import { Statistics } from './Statistics';

/** The cards, each in its area of the grid. */
const cards = [
  { area: 'profit', Part: ProfitCard },
  { area: 'sales', Part: DailySales },
  { area: 'campaign', Part: LastCampaign },
  { area: 'list', Part: LatestTrades },
  { area: 'statistics', Part: Statistics },
];

/**
 * Wide content has the profit above two charts, the list beside them, and the statistics at full
 * width below. In higher windows, charts and rows are higher.
 */
const Cards = styled('div')(({ theme }) => ({
  '& > *': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  ...Object.fromEntries(cards.map(({ area }) => [`& > .${area}`, { gridArea: area }])),
  display: 'grid',
  gap: theme.isPresented ? '0.75rem' : '1.5rem',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: '"profit" "list" "sales" "campaign" "statistics"',
  [content.two]: {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: '"profit profit" "sales campaign" "list list" "statistics statistics"',
  },
  [content.three]: {
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridTemplateRows: 'auto 1fr auto',
    '@media screen and (min-height: 500px)': {
      minHeight: `calc(min(100dvh, 75rem) - var(--notice-height) - ${String(theme.mixins.toolbar.minHeight)} - 2.25rem${theme.isPresented ? ' - var(--transport, 0px)' : ''})`,
    },
    gridTemplateAreas:
      '"profit profit list" "sales campaign list" "statistics statistics statistics"',
  },
}));

/** Announces the progress of the run to screen readers. */
const Status = () => {
  const t = useTranslations();
  const session = useSession();
  const state = useRun((snapshot) => snapshot.state);
  const speed = useSpeed();
  const hasTraded = session && state && state.count > session.values.trades;
  const news = hasTraded
    ? t('figures.progress', {
        trades: formatCount(state.count, session.profile),
        total: formatMoney(state.total, totalPlaces.main, session.profile),
      })
    : t('systemIsWorking');
  return (
    <LiveStatus
      at={state?.nextTradeAt ?? null}
      // Scales with the speed, so that announcements are as rare as at the speed of real time.
      every={durations.announcement * Math.max(1, speed)}
      text={news}
    />
  );
};

const Dashboard = () => (
  <ViewLayout bar={<MainTopBar />}>
    <Suspense fallback={null}>
      <Status />
    </Suspense>
    <Cards data-part="cards">
      {cards.map(({ area, Part }) => (
        <div key={area} className={area}>
          <SafeSection>
            <Part />
          </SafeSection>
        </div>
      ))}
    </Cards>
  </ViewLayout>
);

/**
 * The main dashboard.
 *
 * @param props.names default names in the page's language
 */
export const MainView = ({ names }: { names: readonly string[] }) => {
  const defaults = useMemo(() => ({ names, trades: limits.startingTrades }), [names]);
  return (
    // Outside the error boundary, so that the run survives a retry of the view.
    <RunProvider defaults={defaults}>
      <ViewTheme theme={lightTheme}>
        <SafeView>
          <Dashboard />
        </SafeView>
      </ViewTheme>
    </RunProvider>
  );
};
