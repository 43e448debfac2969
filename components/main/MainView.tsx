'use client';

import Card from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { SafeSection } from '@/components/layout/SafeSection';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { useSession } from '@/components/run/run';
import { makeTheme } from '@/components/theme/makeTheme';
import { mainColours } from '@/lib/config/colours';
import { durations, limits } from '@/lib/config/limits';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { DailySales } from './DailySales';
import { LastCampaign } from './LastCampaign';
import { LatestTrades } from './LatestTrades';
import { MainHeader } from './MainHeader';
import { Simulation, useRun } from './mainRun';
import { ProfitCard } from './ProfitCard';

const theme = makeTheme('light', mainColours);

const Statistics = () => (
  <Card
    component="section"
    data-testid="statistics"
    sx={{
      display: 'grid',
      placeItems: 'center',
      minHeight: 56,
      borderStyle: 'dashed',
      background: 'none',
      color: 'text.secondary',
      textAlign: 'center',
    }}
  >
    {useTranslations()('statistics')}
  </Card>
);

/** The cards, each in its area of the grid. */
const cards = [
  { area: 'profit', Part: ProfitCard },
  { area: 'list', Part: LatestTrades },
  { area: 'sales', Part: DailySales },
  { area: 'campaign', Part: LastCampaign },
  { area: 'statistics', Part: Statistics },
];

/** A wide page has the profit above two charts, the list beside them, and the statistics below. */
const Cards = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplate: '"profit" "list" "sales" "campaign" "statistics" / minmax(0, 1fr)',
  '& > *': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  [theme.containerQueries('page').up(528)]: {
    gap: theme.spacing(3),
    gridTemplate:
      '"profit profit" "sales campaign" "list list" "statistics statistics" / minmax(0, 1fr) minmax(0, 1fr)',
  },
  [theme.containerQueries('page').up(848)]: {
    gridTemplate:
      '"profit profit list" auto "sales campaign list" 1fr "statistics statistics statistics" auto / minmax(0, 1fr) minmax(0, 1fr) minmax(0, 1fr)',
  },
}));

const Status = () => {
  const t = useTranslations();
  const session = useSession();
  const state = useRun((snapshot) => snapshot.state);
  const hasTraded = session && state && state.count > session.values.trades;
  const text = hasTraded
    ? t('figures.progress', {
        trades: formatCount(state.count, session.profile),
        total: formatMoney(state.total, totalPlaces.main, session.profile),
      })
    : t('systemIsWorking');
  return <LiveStatus at={state?.nextTradeAt ?? null} every={durations.announcement} text={text} />;
};

type Props = {
  /** Default names in the page's language; `null` while the language is not known yet. */
  names: readonly string[] | null;
};

export const MainView = ({ names }: Props) => {
  const defaults = useMemo(() => names && { names, trades: limits.startingTrades }, [names]);
  return (
    <ViewLayout
      view="main"
      theme={theme}
      simulation={<Simulation defaults={defaults} />}
      header={<MainHeader />}
    >
      <SafeSection>
        <Status />
      </SafeSection>
      <Cards>
        {cards.map(({ area, Part }) => (
          <div key={area} style={{ gridArea: area }}>
            <SafeSection>
              <Part />
            </SafeSection>
          </div>
        ))}
      </Cards>
    </ViewLayout>
  );
};
