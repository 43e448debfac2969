'use client';

import { styled } from '@mui/material/styles';
import { useMemo } from 'react';
import { LiveStatus } from '@/components/layout/LiveStatus';
import { PageBoundary } from '@/components/layout/PageBoundary';
import { SafeSection } from '@/components/layout/SafeSection';
import { ViewLayout } from '@/components/layout/ViewLayout';
import { makeTheme } from '@/components/theme/makeTheme';
import { mainColours } from '@/lib/config/colours';
import { lowWindow, lowerWindow, mediumPage, widePage } from '@/components/theme/tokens';
import { ranges } from '@/lib/config/ranges';
import { DailySales } from './DailySales';
import { LatestTrades } from './LatestTrades';
import { MainHeader } from './MainHeader';
import { MainSimulation } from './mainRun';
import { ProfitCard } from './ProfitCard';
import { Statistics } from './Statistics';

const theme = makeTheme('light', mainColours);

/** Each in its area of the grid. */
const cards = [
  { area: 'hero', Card: ProfitCard },
  { area: 'list', Card: LatestTrades },
  { area: 'sales', Card: DailySales },
  { area: 'soon', Card: Statistics },
];

/**
 * The rows of a wide page: the profit, then the titles and the plots of the small cards. `above`:
 * the heights of the notice, the toolbar and the end of the page.
 */
const wideRows = (hero: string, least: string, above: string) => ({
  height: `clamp(${least}, calc(100dvh - ${above}), 53rem)`,
  gridTemplateRows: `minmax(${hero}, 7fr) auto minmax(7rem, 3fr)`,
});

const Cards = styled('div')({
  display: 'grid',
  gap: 16,
  gridTemplate: '"hero" "list" "sales" "soon" / minmax(0, 1fr)',
  [mediumPage]: {
    gap: 24,
    gridTemplate: `
      "hero hero" minmax(clamp(21.25rem, 40dvh, 25rem), auto)
      "list list" auto
      "sales soon" auto
      "sales soon" minmax(12.5rem, auto) / minmax(0, 1fr) minmax(0, 1fr)`,
  },
  '@media screen': {
    [widePage]: {
      gridTemplateAreas: '"hero hero list" "sales soon list" "sales soon list"',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) clamp(22.5rem, 28vw - 4.9rem, 28rem)',
      ...wideRows('23.5rem', '40.5rem', '8.5rem'),
    },
  },
  [lowWindow]: { [widePage]: wideRows('20.5rem', '36.5rem', '8.5rem') },
  [lowerWindow]: { [widePage]: { gap: 16, ...wideRows('18.5rem', '33.5rem', '7rem') } },
  '@media print': { display: 'block' },
});

/** Gives the rows of its area to its card. */
const Area = styled('div')({
  display: 'grid',
  gridTemplate: 'subgrid / minmax(0, 1fr)',
  minHeight: 0,
  '@media print': { display: 'block', marginBottom: 16 },
});

/** `names`: defaults in the page's language; `null` while the language is not known yet. */
export const MainView = ({ names }: { names: readonly string[] | null }) => {
  const defaults = useMemo(() => names && { names, trades: ranges.startingTrades }, [names]);
  return (
    <PageBoundary theme={theme}>
      <MainSimulation defaults={defaults}>
        <ViewLayout maxWidth="90rem" header={<MainHeader />}>
          <SafeSection>
            <LiveStatus />
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
