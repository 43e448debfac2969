import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DetailsButton } from '@/components/layout/DetailsButton';
import { Stamp } from '@/components/notice/Stamp';
import { TotalProfit } from '@/components/run/TotalProfit';
import { TradeCount } from '@/components/run/TradeCount';
import { content } from '@/components/theme/contentWidth';
import { LastProfit, ProfitPopUp } from './LastProfit';
import { PeriodSelect, type Period } from './PeriodSelect';

/** The total profit, with its period, the last profit, the number of trades, and the details. */
export const ProfitCard = () => {
  const t = useTranslations();
  const [period, setPeriod] = useState<Period>('today');
  return (
    <Card component="section" aria-labelledby="profit-label">
      <CardHeader
        // The select is beside the heading, not in it.
        disableTypography
        title={
          <Box
            data-part="period"
            sx={{ position: 'relative', width: 'fit-content', pr: '1.25rem' }}
          >
            <Typography variant="h3" component="h2" id="profit-label" data-testid="profit-label">
              {t('figures.label', { period: t(period) })}
            </Typography>
            <PeriodSelect value={period} onChange={setPeriod} />
          </Box>
        }
        action={<Stamp />}
      />
      <CardContent data-part="figures">
        <Box
          sx={{
            position: 'relative',
            mb: 1,
            '--size': '3.5rem',
            [content.two]: { '--size': '5.25rem' },
            [content.small]: { '--size': '2.75rem' },
          }}
        >
          <TotalProfit />
          <ProfitPopUp />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: { xs: 2, sm: 3 },
            rowGap: 1,
            '& > [data-figure=last]': { minWidth: '6.75rem' },
          }}
        >
          <LastProfit />
          <TradeCount />
          <Box sx={{ display: 'grid', alignItems: 'end', ml: 'auto' }}>
            <DetailsButton />
          </Box>
        </Box>
      </CardContent>
    </Card>
  );
};
