'use client';

import MuiCard from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { SafeSection } from '@/components/layout/SafeSection';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { useSession } from '@/components/run/run';
import { makeTheme } from '@/components/theme/makeTheme';
import { mainColours } from '@/lib/config/colours';
import { ranges } from '@/lib/config/ranges';
import { announcementInterval } from '@/lib/config/timing';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';
import { DailySales } from './DailySales';
import { LastCampaign } from './LastCampaign';
import { LatestTrades } from './LatestTrades';
import { MainHeader } from './MainHeader';
import { MainSimulation, useMainRun } from './mainRun';
import { ProfitCard } from './ProfitCard';

const theme = makeTheme('light', mainColours);

const Statistics = () => {
  const t = useTranslations();
  return (
    <MuiCard
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
      {t('statistics')}
    </MuiCard>
  );
};

/** The cards, each in its area of the grid. */
const cards = [
  { area: 'profit', Card: ProfitCard },
  { area: 'list', Card: LatestTrades },
  { area: 'sales', Card: DailySales },
  { area: 'campaign', Card: LastCampaign },
  { area: 'statistics', Card: Statistics },
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
  const state = useMainRun((snapshot) => snapshot.state);
  const hasTraded = session && state && state.count > session.values.trades;
  const text = hasTraded
    ? t('figures.progress', {
        trades: formatCount(state.count, session.profile),
        total: formatMoney(state.total, totalPlaces.main, session.profile),
      })
    : t('systemIsWorking');
  return <LiveStatus at={state?.nextTradeAt ?? null} every={announcementInterval} text={text} />;
};

type Props = {
  /** Default names in the page's language; `null` while the language is not known yet. */
  names: readonly string[] | null;
};

export const MainView = ({ names }: Props) => {
  const defaults = useMemo(() => names && { names, trades: ranges.startingTrades }, [names]);
  return (
    <MainSimulation defaults={defaults}>
      <ViewLayout theme={theme} header={<MainHeader />}>
        <SafeSection>
          <Status />
        </SafeSection>
        <Cards>
          {cards.map(({ area, Card }) => (
            <div key={area} style={{ gridArea: area }}>
              <SafeSection>
                <Card />
              </SafeSection>
            </div>
          ))}
        </Cards>
      </ViewLayout>
    </MainSimulation>
  );
};
