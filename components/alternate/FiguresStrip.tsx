import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { styled } from '@mui/material/styles';
import { useTranslations } from 'next-intl';
import { useCountUpTime, useSession } from '@/components/run/runContext';
import { fieldRows, rule, Rule } from '@/components/notice/Marks';
import { Rosette } from '@/components/notice/Rosette';
import { CardTitle } from '@/components/ui/CardTitle';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { totalPlaces } from '@/lib/config/views';
import { useRun } from './alternateRun';
import { SuccessRate } from './SuccessRate';
import { Withdraw } from './Withdraw';

/** The breakpoints are container queries in rem, so that large text gets enough space. */
const Content = styled(CardContent)(({ theme }) => ({
  container: 'figures / inline-size',
  '&&': { paddingBlock: theme.spacing(2) },
}));

/**
 * The figures on one baseline where they fit beside each other; else the total above the others. The
 * rosette is beside all of it if there is enough space.
 */
const Figures = styled('div')(({ theme }) => ({
  // Of the total.
  '--size': 'clamp(2.75rem, 5vw, 4.5rem)',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas:
    '"title" "above" "total" "between" "rate" "count" "rosette" "below" "withdraw"',
  columnGap: theme.spacing(2),
  alignItems: 'end',
  // Between the rules, also behind the rosette.
  '&::before, &::after': { ...fieldRows(theme.palette), gridColumn: '1 / -1' },
  '&::before': { gridRow: 'total' },
  '&::after': { gridRow: 'rate-start / rosette-end' },
  // On paper, Chromium moves them to the head of the page.
  '@media print': { '&::before, &::after': { display: 'none' } },
  '& > [data-figure=rate]': { gridArea: 'rate' },
  '& > [data-figure=trades]': { gridArea: 'count' },
  '& > [data-figure], & > figure': { marginBlock: theme.spacing(1) },
  '& > figure': { gridArea: 'rosette', width: '6rem', justifySelf: 'end' },
  '@container figures (min-width: 18rem)': {
    // The rate, which is five characters long, stays within its column, and so does each label.
    gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 1fr) 6rem',
    columnGap: theme.spacing(1),
    gridTemplateAreas:
      '"title title title" "above above above" "total total total" "between between between" "rate count rosette" "below below below" "withdraw withdraw withdraw"',
  },
  '@container figures (min-width: 41rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 6.5rem 5.5rem 6rem',
    gridTemplateAreas:
      '"title title title title" "above above above above" "total rate count rosette" "below below below below" "withdraw withdraw withdraw withdraw"',
    columnGap: theme.spacing(3),
    // Beside Withdraw.
    '&::after': { gridArea: 'withdraw / 2 / auto / -1' },
    '& > [data-part=between]': { display: 'none' },
    '& > [data-figure]': { marginBlock: 0 },
  },
  '@container figures (min-width: 52rem)': {
    gridTemplateColumns: 'minmax(0, 1fr) 8rem 9rem auto',
    gridTemplateAreas:
      '"title title title rosette" "above above above rosette" "total rate count rosette" "below below below rosette" "withdraw withdraw withdraw rosette"',
    columnGap: theme.spacing(4),
    '& > figure': { width: '11rem', alignSelf: 'center', marginBlock: 0 },
    // The space below the total's digits, less that below the others.
    '& > [data-figure] p': { marginBottom: '0.75rem' },
  },
}));

/** The three figures, the rosette of the run's seed, and Withdraw. */
export const FiguresStrip = () => {
  const t = useTranslations();
  const session = useSession();
  const profile = session?.profile ?? null;
  const total = useRun(({ state }) => state.total);
  const count = useRun(({ state }) => state.count);
  const duration = useCountUpTime();
  return (
    <Card component="section" aria-labelledby="profit-label" sx={{ mb: 3 }}>
      <Content>
        <Figures data-specimen="" data-part="strip">
          <CardHeader
            title={<CardTitle id="profit-label" title={t('profit')} />}
            sx={{ gridArea: 'title', '&&': { p: 0 } }}
          />
          <Rule sx={{ gridArea: 'above' }} />
          <Box sx={{ gridArea: 'total' }}>
            <TotalProfit
              total={total}
              places={totalPlaces.alternate}
              profile={profile}
              duration={duration}
            />
          </Box>
          <Box data-part="between" sx={{ gridArea: 'between' }}>
            {rule}
          </Box>
          <SuccessRate />
          <TradeCount count={count} profile={profile} />
          <Rosette seed={session?.values.seed ?? null} />
          <Rule sx={{ gridArea: 'below' }} />
          <Box sx={{ gridArea: 'withdraw' }}>
            <Withdraw />
          </Box>
        </Figures>
      </Content>
    </Card>
  );
};
