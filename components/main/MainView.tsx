'use client';

import { styled } from '@mui/material/styles';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { makeTheme } from '@/components/theme/makeTheme';
import { mainColours } from '@/lib/config/colours';
import { pageFrom560, pageFrom832 } from '@/components/theme/tokens';
import { DailySales } from './DailySales';
import { LatestTrades } from './LatestTrades';
import { MainHeader } from './MainHeader';
import { MainSimulation } from './mainRun';
import { ProfitCard } from './ProfitCard';
import { Statistics } from './Statistics';

const theme = makeTheme('light', mainColours);

/** The cards, and their areas of the grid. */
const cards = [
  { area: 'hero', Card: ProfitCard },
  { area: 'list', Card: LatestTrades },
  { area: 'sales', Card: DailySales },
  { area: 'soon', Card: Statistics },
];

const Cards = styled('div')({
  display: 'grid',
  gap: 'var(--gap)',
  gridTemplate: '"hero" "list" "sales" "soon" / minmax(0, 1fr)',
  '& > div': { display: 'grid', minWidth: 0, minHeight: 0 },
  [pageFrom560]: {
    gridTemplate: '"hero hero" "list list" "sales soon" / minmax(0, 1fr) minmax(0, 1fr)',
  },
  [pageFrom832]: {
    '--plot': '5.75rem',
    gridTemplate: `
      "hero hero list" minmax(0, 1fr)
      "sales soon list" minmax(var(--small-card), auto) / minmax(0, 1fr) minmax(0, 1fr) var(--list)`,
    height: 'clamp(33.5rem, var(--cards), 72rem)',
  },
  '@media print': {
    display: 'block',
    height: 'auto',
    '& > div': { display: 'block', marginBottom: 16 },
  },
});

/** `names`: defaults in the page's language. */
export const MainView = ({ names }: { names: readonly string[] }) => (
  <MainSimulation names={names}>
    <ViewLayout theme={theme} header={<MainHeader />}>
      <Cards>
        {cards.map(({ area, Card }) => (
          <div key={area} style={{ gridArea: area }}>
            <Card />
          </div>
        ))}
      </Cards>
    </ViewLayout>
  </MainSimulation>
);
