import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { fieldRows, Rule } from '@/components/notice/Marks';
import { Rosette } from '@/components/notice/Rosette';
import { CardTitle, headHeight } from '@/components/ui/CardTitle';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { DetailsButton } from '@/components/layout/DetailsButton';
import { useCountUpTime, useSession } from '@/components/run/runContext';
import { totalPlaces } from '@/lib/config/views';
import { LastProfit } from './LastProfit';
import { useRun } from './mainRun';
import { PeriodSelect, type Period } from './PeriodSelect';
import { tinyScreen } from './tinyScreen';

const Head = styled(CardHeader)({
  boxSizing: 'content-box',
  minHeight: headHeight,
  // On a phone with large text, the period is below the title.
  [tinyScreen]: { flexWrap: 'wrap' },
});

/** The figures, beside the rosette of the run's seed; on phones, the total takes the whole width. */
const Figures = styled(CardContent)(({ theme }) => ({
  // Of the total.
  '--size': 'clamp(2.75rem, 7vw, max(5.5rem, min(4.4vw, 7rem)))',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 6rem',
  gridTemplateAreas:
    '"above above" "total total" "below below" "gain rosette" "count rosette" "end end" "details details"',
  columnGap: theme.spacing(2),
  alignItems: 'end',
  position: 'relative',
  // Between the rules, also behind the rosette.
  '&::before, &::after': { ...fieldRows(theme.palette), gridColumn: '1 / -1' },
  '&::before': { gridRow: 'total' },
  '&::after': { gridRow: 'gain-start / count-end' },
  // On paper, Chromium moves them to the head of the page.
  '@media print': { '&::before, &::after': { display: 'none' } },
  '& > button': { gridArea: 'details', justifySelf: 'end' },
  '& > figure': { gridArea: 'rosette', alignSelf: 'center' },
  // On a phone with large text, the rosette has a row of its own.
  [tinyScreen]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"above" "total" "below" "gain" "count" "rosette" "end" "details"',
    '& > figure': { justifySelf: 'end', width: '6rem' },
  },
  [`${theme.breakpoints.up('sm')}, print`]: {
    // The label of the count keeps its line, and large text its share of the width.
    gridTemplateColumns: 'auto minmax(0, 1fr) min(12.5rem, 33vw)',
    gridTemplateAreas:
      '"above above rosette" "total total rosette" "below below rosette" "gain gain rosette" "count details rosette" "end end end"',
    columnGap: theme.spacing(3),
  },
}));

/** The total profit, with its period, the last profit, the number of trades, and the details. */
export const ProfitCard = () => {
  const t = useTranslations();
  const [period, setPeriod] = useState<Period>('today');
  const session = useSession();
  const profile = session?.profile ?? null;
  const total = useRun(({ state }) => state.total);
  const count = useRun(({ state }) => state.count);
  const duration = useCountUpTime();
  return (
    <Card component="section" aria-labelledby="profit-label" data-specimen="">
      <Head
        title={
          <CardTitle
            id="profit-label"
            data-testid="profit-label"
            title={t('figures.label', { period: t(period) })}
          />
        }
        action={<PeriodSelect value={period} onChange={setPeriod} />}
      />
      <Figures data-part="figures">
        <Rule sx={{ gridArea: 'above' }} />
        <Box sx={{ gridArea: 'total' }}>
          <TotalProfit
            total={total}
            places={totalPlaces.main}
            profile={profile}
            duration={duration}
          />
        </Box>
        <Rule sx={{ gridArea: 'below' }} />
        <Box sx={{ gridArea: 'gain' }}>
          <LastProfit />
        </Box>
        <Box sx={{ gridArea: 'count' }}>
          <TradeCount count={count} profile={profile} />
        </Box>
        <DetailsButton />
        <Rosette seed={session?.values.seed ?? null} />
        <Rule sx={{ gridArea: 'end', mt: 1 }} />
      </Figures>
    </Card>
  );
};
