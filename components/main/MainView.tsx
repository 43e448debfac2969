'use client';

import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { Suspense, useMemo } from 'react';
import { Hidden } from '@/components/display/Hidden';
import { useRun, type Run } from '@/components/run/useRun';
import type { Session } from '@/components/run/resolveSession';
import { useSession } from '@/components/run/useSession';
import { Frame } from '@/components/shell/Frame';
import { LiveStatus } from '@/components/shell/LiveStatus';
import type { PageState } from '@/components/shell/PageState';
import { SafeCard } from '@/components/shell/SafeCard';
import { SafeView } from '@/components/shell/SafeView';
import { TopBar } from '@/components/shell/TopBar';
import { lightTheme } from '@/components/theme/lightTheme';
import { ViewTheme } from '@/components/theme/ViewTheme';
import { limits } from '@/lib/config/limits';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { mainSimulation, type MainState } from '@/lib/simulation/mainSimulation';
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

type Props = { session: Session | null; run: Run<MainState> };

const Dashboard = ({ session, run: { snapshot, start, setPaused, progress } }: Props) => {
  const t = useTranslations();
  const state = snapshot?.state ?? null;
  const paused = snapshot?.paused ?? false;
  const running = state !== null && state.nextTradeAt !== null;
  const profile = session?.profile ?? null;
  const page = useMemo<PageState>(
    () => ({ view: 'main', session, running, progress }),
    [session, running, progress],
  );
  const hasTraded = state !== null && state.count > (session?.settings.trades ?? 0);
  const news =
    state && profile && hasTraded
      ? t('figures.progress', {
          trades: formatCount(state.count, profile),
          total: formatMoney(state.total, totalPlaces.main, profile),
        })
      : t('systemIsWorking');
  return (
    <Frame
      page={page}
      heading={<Hidden as="h1">{t('page.mainTitle')}</Hidden>}
      bar={
        <TopBar
          page={page}
          notifications={session?.notifications ?? null}
          running={running}
          paused={paused}
          start={start}
          setPaused={setPaused}
        />
      }
    >
      <Suspense fallback={null}>
        <LiveStatus at={state?.nextTradeAt ?? null} text={news} />
      </Suspense>
      <Cards>
        <SafeCard>
          <ProfitCard
            page={page}
            total={state?.total ?? null}
            count={state?.count ?? null}
            lastProfit={state?.lastProfit ?? null}
            still={paused || (snapshot?.late ?? false)}
          />
        </SafeCard>
        <SafeCard>
          <LatestTrades trades={state?.trades ?? null} profile={profile} />
        </SafeCard>
        <SafeCard>
          <DailySales trades={state?.trades ?? null} profile={profile} />
        </SafeCard>
        <SafeCard>
          <LastCampaign totals={state?.totals ?? null} profile={profile} />
        </SafeCard>
        <SafeCard>
          <Statistics />
        </SafeCard>
      </Cards>
    </Frame>
  );
};

/** The main dashboard. @param names default names in the page's language */
export const MainView = ({ names }: { names: readonly string[] }) => {
  const defaults = useMemo(() => ({ names, trades: limits.startingTrades }), [names]);
  const session = useSession(defaults);
  const run = useRun(mainSimulation, session?.settings ?? null, session?.running ?? false);
  return (
    <ViewTheme theme={lightTheme}>
      {/* Session and run stand above it: a view that is tried again goes on with them. */}
      <SafeView>
        <Dashboard session={session} run={run} />
      </SafeView>
    </ViewTheme>
  );
};
