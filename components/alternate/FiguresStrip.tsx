import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { Stamp } from '@/components/notice/Stamp';
import type { Session } from '@/components/run/resolveSession';
import { useSession } from '@/components/run/runContext';
import { TotalProfit } from '@/components/run/TotalProfit';
import { TradeCount } from '@/components/run/TradeCount';
import { content } from '@/components/theme/contentWidth';
import { LabelledFigure } from '@/components/ui/LabelledFigure';
import { formatPercent } from '@/lib/format/formatNumber';
import { successRateOf } from '@/lib/simulation/successRate';
import { Withdraw } from './Withdraw';

const figureOf = ({ values, profile }: Session) => {
  const rate = successRateOf(values.seed);
  return { value: (rate / 10).toFixed(1), text: formatPercent(rate, profile) };
};

/** The made-up success rate. */
const SuccessRate = () => {
  const session = useSession();
  const t = useTranslations();
  return (
    <LabelledFigure
      name="rate"
      testId="success-rate"
      label={t('successRate')}
      figure={session && figureOf(session)}
    />
  );
};

/** On one line; in narrow content, the total is above the other figures. */
const figures = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  columnGap: { xs: 2, sm: 4 },
  rowGap: 2,
  // Room for the hint of Withdraw.
  pb: 1.5,
} as const;

const total = {
  flex: '1 0 100%',
  minWidth: 0,
  '--size': '3.25rem',
  [content.small]: { '--size': '2.25rem' },
  [content.two]: { '--size': '4rem' },
  [content.broad]: { flexBasis: 0 },
} as const;

/** The three figures, and Withdraw. */
export const FiguresStrip = () => {
  const t = useTranslations();
  return (
    <Card component="section" aria-labelledby="profit-label" sx={{ mb: 2 }}>
      <CardHeader
        title={t('profit')}
        slotProps={{ title: { component: 'h2', id: 'profit-label' } }}
        action={<Stamp />}
      />
      <CardContent data-part="strip">
        <Box sx={figures}>
          <Box sx={total}>
            <TotalProfit />
          </Box>
          <Withdraw />
          <SuccessRate />
          <TradeCount />
        </Box>
      </CardContent>
    </Card>
  );
};
