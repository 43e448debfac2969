'use client';

import MuiCard from '@mui/material/Card';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { PageBoundary } from '@/components/layout/PageBoundary';
import { SafeSection } from '@/components/layout/SafeSection';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { makeTheme } from '@/components/theme/makeTheme';
import { mainColours } from '@/lib/config/colours';
import { mediumPage, widePage } from '@/components/theme/variables';
import { ranges } from '@/lib/config/ranges';
import { announcementInterval } from '@/lib/config/timing';
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
        px: 2,
        textWrap: 'balance',
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

/** Each in its area of the grid. A chart has two rows: its heading, and its plot. */
const cards = [
  { area: 'profit', Card: ProfitCard },
  { area: 'list', Card: LatestTrades },
  { area: 'sales', Card: DailySales },
  { area: 'campaign', Card: LastCampaign },
  { area: 'statistics', Card: Statistics },
];

/** A wide page has the profit above two charts, a list that has room for a UUID, and the statistics below. */
const Cards = styled('div')(({ theme }) => ({
  flex: 1,
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplate:
    '"profit" "list" "sales" "sales" "campaign" "campaign" "statistics" / minmax(0, 1fr)',
  [mediumPage]: {
    gap: theme.spacing(3),
    gridTemplate:
      '"profit profit" "sales campaign" "sales campaign" "list list" "statistics statistics" / minmax(0, 1fr) minmax(0, 1fr)',
  },
  [widePage]: {
    gridTemplate:
      '"profit profit list" auto "sales campaign list" auto "sales campaign list" 1fr "statistics statistics statistics" auto / minmax(0, 1fr) minmax(0, 1fr) minmax(19rem, 1fr)',
  },
}));

/** Neighbouring charts share their rows, so that their plots begin and end together. */
const Area = styled('div')({
  display: 'grid',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  rowGap: 0,
  '& > *': { gridRow: '1 / -1' },
});

const Status = () => {
  const nextTradeAt = useMainRun(({ state }) => state.nextTradeAt);
  return <LiveStatus progress={nextTradeAt} step={announcementInterval} />;
};

/** `names`: defaults in the page's language; `null` while the language is not known yet. */
export const MainView = ({ names }: { names: readonly string[] | null }) => {
  const defaults = useMemo(() => names && { names, trades: ranges.startingTrades }, [names]);
  return (
    <PageBoundary theme={theme}>
      <MainSimulation defaults={defaults}>
        <ViewLayout header={<MainHeader />}>
          <SafeSection>
            <Status />
          </SafeSection>
          <Cards>
            {cards.map(({ area, Card }) => (
              <Area key={area} style={{ gridArea: area }}>
                <SafeSection>
                  <Card />
                </SafeSection>
              </Area>
            ))}
          </Cards>
        </ViewLayout>
      </MainSimulation>
    </PageBoundary>
  );
};
