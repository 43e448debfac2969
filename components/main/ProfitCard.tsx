import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { EvenRule, Frame } from '@/components/notice/Marks';
import { Rosette } from '@/components/notice/Rosette';
import { CardTitle } from '@/components/ui/CardTitle';
import { TotalProfit } from '@/components/ui/TotalProfit';
import { TradeCount } from '@/components/ui/TradeCount';
import { content } from '@/components/theme/contentWidth';
import { DetailsButton } from '@/components/layout/DetailsButton';
import { useCountUpTime, useSession } from '@/components/run/runContext';
import { totalPlaces } from '@/lib/config/views';
import { LastProfit, ProfitPopUp } from './LastProfit';
import { useRun } from './mainRun';
import { PeriodSelect, type Period } from './PeriodSelect';

/** The figures, beside the rosette of the run's seed; on phones, the total takes the whole width. */
const figures = {
  // Of the total.
  '--size': '3.5rem',
  display: 'grid',
  gridTemplateColumns: 'minmax(6rem, auto) minmax(0, 1fr) clamp(4rem, 22cqi, 6rem)',
  gridTemplateAreas:
    '"total total total" "rule rule rule" "last count rosette" "details details rosette"',
  columnGap: 1.5,
  '&&': { pb: '18px' },
  alignItems: 'end',
  '& > [aria-hidden]': { gridArea: 'rule' },
  '& > [data-figure=last]': { gridArea: 'last', mt: 1.5 },
  '& > [data-figure=trades]': { gridArea: 'count' },
  '& > button': { gridArea: 'details', justifySelf: 'start', my: '-8px' },
  '& > figure': { gridArea: 'rosette', m: '4px 0 -8px' },
  [content.tiny]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateAreas: '"total" "rule" "last" "count" "rosette" "details"',
    '& > figure': { width: '6rem' },
  },
  [content.two]: {
    '--size': '5.25rem',
    gridTemplateColumns: 'minmax(6.5rem, auto) auto minmax(0, 1fr) auto',
    gridTemplateRows: 'auto auto 1fr',
    gridTemplateAreas:
      '"total total total rosette" "rule rule rule rosette" "last count details rosette"',
    columnGap: 3,
    '& > button': { justifySelf: 'end', my: '-8px' },
    // Also beside the title.
    '& > figure': { width: '11.75rem', m: '-2.5rem 0 -4px' },
  },
  [content.large]: { '--size': '5.5rem', '& > figure': { width: '15.5rem' } },
};

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
    <Card component="section" aria-labelledby="profit-label">
      <Frame hasStamp />
      <CardHeader
        title={
          <Box sx={{ position: 'relative', width: 'fit-content' }}>
            <CardTitle id="profit-label" data-testid="profit-label">
              {t('figures.label', { period: t(period) })}
            </CardTitle>
            <PeriodSelect value={period} onChange={setPeriod} />
          </Box>
        }
      />
      <CardContent sx={figures} data-part="figures">
        <Box sx={{ gridArea: 'total', position: 'relative', mt: '2px' }}>
          <TotalProfit
            total={total}
            places={totalPlaces.main}
            profile={profile}
            duration={duration}
          />
          <ProfitPopUp />
        </Box>
        <EvenRule count={8} />
        <LastProfit />
        <TradeCount count={count} profile={profile} />
        <DetailsButton />
        <Rosette seed={session?.values.seed ?? null} />
      </CardContent>
    </Card>
  );
};
