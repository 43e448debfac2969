import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import InputBase from '@mui/material/InputBase';
import NativeSelect from '@mui/material/NativeSelect';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { DetailsLink } from '@/components/details/DetailsLink';
import { TotalProfit } from '@/components/figures/TotalProfit';
import { LastCampaign } from './LastCampaign';

const periods = ['today', 'perWeek', 'perMonth', 'overall'] as const;

/** The label of the figure. Its period changes nothing else. */
const Period = () => {
  const t = useTranslations();
  const input = {
    'aria-label': t('figures.period'),
    'data-testid': 'period',
    sx: { typography: 'h3', py: 0.5, pl: 1.25, pr: '1.5rem !important', fieldSizing: 'content' },
  };
  const [period, setPeriod] = useState<(typeof periods)[number]>('today');
  return (
    <Stack direction="row" spacing={1} data-testid="profit-label" sx={{ alignItems: 'center' }}>
      <Typography id="profit-label" component="h2" color="textSecondary">
        {t('profit')}
      </Typography>
      <NativeSelect
        name="period"
        input={<InputBase sx={{ borderRadius: 1, bgcolor: 'action.selected' }} />}
        value={period}
        onChange={({ target }) => setPeriod(periods[target.selectedIndex] ?? 'today')}
        // After a reload, browsers would restore the choice, but not the label.
        autoComplete="off"
        slotProps={{ input }}
      >
        {periods.map((each) => (
          <option key={each} value={each}>
            {t(each)}
          </option>
        ))}
      </NativeSelect>
    </Stack>
  );
};

export const ProfitCard = () => (
  <Card component="section" aria-labelledby="profit-label" data-part="profit">
    <CardHeader disableTypography title={<Period />} action={<DetailsLink />} />
    <CardContent>
      <TotalProfit />
      <LastCampaign />
    </CardContent>
  </Card>
);
