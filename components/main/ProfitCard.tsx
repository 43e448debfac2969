import ArrowIcon from '@mui/icons-material/ArrowDropDown';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Stamp } from '@/components/figures/Stamp';
import { DetailsLink } from '@/components/dialogs/openers';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { TradeCount } from '@/components/figures/TradeCount';
import { tinyPage } from '@/components/theme/variables';
import { ProfitPopUp } from './ProfitPopUp';

const periods = ['today', 'perWeek', 'perMonth', 'overall'] as const;

/** The heading of the card, with a select over it that changes its word, and nothing else. */
const Heading = () => {
  const t = useTranslations();
  const input = { 'aria-label': t('figures.period'), 'data-testid': 'period' };
  const [period, setPeriod] = useState<(typeof periods)[number]>('today');
  return (
    <Box
      sx={{
        position: 'relative',
        display: 'flex',
        justifySelf: 'start',
        borderRadius: 1,
        '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'primary.main' },
      }}
    >
      <Typography variant="h3" component="h2" id="profit-label" data-testid="profit-label">
        {t('figures.label', { period: t(period) })}
      </Typography>
      <ArrowIcon fontSize="small" sx={{ displayPrint: 'none' }} />
      <NativeSelect
        name="period"
        input={<InputBase />}
        value={period}
        onChange={({ target }) => setPeriod(periods[target.selectedIndex] ?? 'today')}
        // Browsers would restore the choice, but not the word, after a reload.
        autoComplete="off"
        slotProps={{ input }}
        sx={{ position: 'absolute', inset: '-8px 0', opacity: 0, displayPrint: 'none' }}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </NativeSelect>
    </Box>
  );
};

export const ProfitCard = () => (
  <Card component="section" aria-labelledby="profit-label" data-part="profit">
    <CardHeader disableTypography title={<Heading />} action={<Stamp />} />
    <CardContent>
      <TotalProfit />
      <Box
        sx={{
          position: 'relative',
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'last baseline',
          columnGap: 2,
          mt: 1,
          mb: -1,
          // A line for the pop-up.
          [tinyPage]: { flexWrap: 'wrap', pt: '1.5rem' },
        }}
      >
        <TradeCount />
        <DetailsLink />
        <ProfitPopUp />
      </Box>
    </CardContent>
  </Card>
);
