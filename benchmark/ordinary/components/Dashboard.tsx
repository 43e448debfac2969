'use client';

import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Grid from '@mui/material/Grid';
import NativeSelect from '@mui/material/NativeSelect';
import Typography from '@mui/material/Typography';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import CountUp from 'react-countup';
import { ProfitChart } from './ProfitChart';
import { SidePanel } from './SidePanel';
import { TopBar } from './TopBar';
import { TradeTable } from './TradeTable';
import { useTrades } from './useTrades';

const periods = ['today', 'perWeek', 'perMonth', 'overall'];

export const Dashboard = () => {
  const t = useTranslations();
  const { running, total, trades, start } = useTrades();
  const [period, setPeriod] = useState('today');
  const [panelOpen, setPanelOpen] = useState(false);
  return (
    <Box sx={{ display: 'flex' }}>
      <SidePanel open={panelOpen} onClose={() => setPanelOpen(false)} />
      <Box component="main" sx={{ flexGrow: 1, minWidth: 0 }}>
        <TopBar running={running} onStart={start} onMenu={() => setPanelOpen(true)} />
        <Grid container spacing={2} sx={{ p: 2 }}>
          <Grid size={{ xs: 12, md: 6 }}>
            <Card>
              <CardHeader
                title={t('profit')}
                subheader={t(period)}
                action={
                  <NativeSelect value={period} onChange={({ target }) => setPeriod(target.value)}>
                    {periods.map((each) => (
                      <option key={each} value={each}>
                        {t(each)}
                      </option>
                    ))}
                  </NativeSelect>
                }
              />
              <CardContent>
                <Typography variant="h3" component="p">
                  <CountUp end={total} prefix="$" separator="," preserveValue />
                </Typography>
              </CardContent>
              <CardActions>
                <Button size="small">{t('seeMoreDetails')}</Button>
              </CardActions>
            </Card>
          </Grid>
          <Grid size={{ xs: 12, md: 6 }}>
            <Card>
              <CardHeader title={t('dailySales')} subheader={t('increaseSales')} />
              <CardContent>
                <ProfitChart label={t('dailySales')} profits={trades.map(({ profit }) => profit)} />
              </CardContent>
            </Card>
          </Grid>
          <Grid size={12}>
            <Card>
              <CardHeader title={t('transactions')} />
              <TradeTable trades={trades} />
            </Card>
          </Grid>
          <Grid size={12}>
            <Card>
              <CardContent>
                <Typography color="textSecondary">{t('statistics')}</Typography>
              </CardContent>
            </Card>
          </Grid>
        </Grid>
      </Box>
    </Box>
  );
};
