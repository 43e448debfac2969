'use client';

import { styled } from '@mui/material/styles';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { filledWindow, phones, print, twoColumns } from '@/components/theme/structure';
import { makeTheme } from '@/components/theme/makeTheme';
import { mainColours } from '@/lib/config/colours';
import { DailySales } from './DailySales';
import { LatestTrades } from './LatestTrades';
import { MainHeader } from './MainHeader';
import { MainSimulation } from './mainRun';
import { ProfitCard } from './ProfitCard';
import { Statistics } from './Statistics';

const theme = makeTheme('light', mainColours);

/** The profit, and beside it the list as its proof; below it, two small cards. */
const Cards = styled('div')({
  '--plot': '11rem',
  display: 'grid',
  gap: 'var(--gap)',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gridTemplateAreas: '"profit profit" "trades trades" ". ."',
  '& > [data-part=profit]': { gridArea: 'profit' },
  '& > [data-part=trades]': { gridArea: 'trades' },
  [phones]: {
    '--plot': '10rem',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"profit" "trades"',
    '& > [data-part=sales]': { '--plot': '7rem' },
  },
  [twoColumns]: {
    '--plot': '7rem',
    '--hero': 'calc(100cqi - 23.5rem)',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr)) 22.5rem',
    // The lower row is as high as its cards, already while they are parsed.
    gridTemplateRows: 'minmax(0, 2fr) minmax(14.625rem, 1fr)',
    gridTemplateAreas: '"profit profit trades" ". . trades"',
    height: filledWindow(37),
  },
  [print]: { display: 'block', height: 'auto' },
});

/** `names`: defaults in the page's language. */
export const MainView = ({ names }: { names: readonly string[] }) => (
  <MainSimulation names={names}>
    <ViewLayout theme={theme} header={<MainHeader />}>
      <Cards>
        <ProfitCard />
        <LatestTrades />
        <DailySales />
        <Statistics />
      </Cards>
    </ViewLayout>
  </MainSimulation>
);
