import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { useTranslations } from 'next-intl';
import { useCountUpTime, useSession } from '@/components/run/runContext';
import { EvenRule, Frame } from '@/components/notice/Marks';
import { Rosette } from '@/components/notice/Rosette';
import { CardTitle } from '@/components/ui/CardTitle';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { content } from '@/components/theme/contentWidth';
import { totalPlaces } from '@/lib/config/views';
import { useRun } from './alternateRun';
import { LowerFrame } from './ColumnRule';
import { columns } from './columns';
import { SuccessRate } from './SuccessRate';
import { Withdraw } from './Withdraw';

/** On one baseline, in the columns of the table; on phones, the total is above the others. */
const figures = {
  // Of the total.
  '--size': '3.25rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(5.5rem, 1fr) minmax(0, 1fr) 5rem',
  gridTemplateAreas:
    '"title title title" "total total total" "rule rule rule" "rate count rosette" "withdraw withdraw withdraw"',
  columnGap: 1,
  rowGap: 1,
  alignItems: 'end',
  '&&': { py: 1.5 },
  '& > h2': { gridArea: 'title' },
  '& > [data-figure=rate]': { gridArea: 'rate' },
  '& > [data-figure=trades]': { gridArea: 'count' },
  '& > figure': { gridArea: 'rosette' },
  [content.tiny]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"title" "total" "rule" "rate" "count" "rosette" "withdraw"',
    '& > figure': { width: '6rem' },
  },
  [content.two]: { '--size': '4rem' },
  [content.broad]: {
    ...columns,
    gridTemplateAreas:
      '"title title title title title rosette" "total total total rate count rosette"',
    rowGap: 0,
    '& > [data-figure]': { textAlign: 'end' },
    '& > figure': { width: '6.75rem' },
  },
};

/** The three figures, the rosette of the run's seed, and Withdraw. */
export const FiguresStrip = () => {
  const t = useTranslations();
  const session = useSession();
  const profile = session?.profile ?? null;
  const total = useRun(({ state }) => state.total);
  const count = useRun(({ state }) => state.count);
  const duration = useCountUpTime();
  return (
    <Card component="section" aria-labelledby="profit-label" sx={{ mb: 1.5 }}>
      <Frame hasStamp />
      <CardContent sx={figures} data-part="strip">
        <CardTitle id="profit-label">{t('profit')}</CardTitle>
        <Box sx={{ gridArea: 'total', [content.broad]: { pr: 17 } }}>
          <TotalProfit
            total={total}
            places={totalPlaces.alternate}
            profile={profile}
            duration={duration}
          />
        </Box>
        <EvenRule sx={{ gridArea: 'rule', [content.broad]: { display: 'none' } }} />
        <SuccessRate />
        <TradeCount count={count} profile={profile} />
        <Rosette seed={session?.values.seed ?? null} />
        <Box
          sx={{
            gridArea: 'withdraw',
            [content.broad]: { gridArea: 'total', justifySelf: 'end', mb: 1 },
          }}
        >
          <Withdraw />
        </Box>
      </CardContent>
      {session && <LowerFrame />}
    </Card>
  );
};
