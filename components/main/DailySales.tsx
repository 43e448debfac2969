import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import { useTranslations } from 'next-intl';
import { Bars } from '@/components/charts/Bars';
import { Chart } from '@/components/charts/Chart';
import { roundTicks } from '@/components/charts/scale';
import { Simulated } from '@/components/figures/Simulated';
import { useSession } from '@/components/run/run';
import { maxTrades } from '@/lib/config/listLengths';
import { ranges } from '@/lib/config/ranges';
import { formatGain, formatMoney, pluralArguments } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';

/** Constant, so that a new profit does not rescale the other bars. */
const ticks = roundTicks(0, ranges.profit.max);
const tickPlaces = ticks.every((tick) => tick % 100 === 0) ? 0 : 2;

export const DailySales = () => {
  const t = useTranslations();
  const { profile } = useSession();
  const trades = useMainRun(({ state }) => state.trades);
  const values = trades.map(({ profit }) => profit).reverse();
  const sorted = values.toSorted((a, b) => a - b);
  const money = (hundredths = 0, places = 2) => formatMoney(hundredths, places, profile);
  const first = trades.at(-1)?.serialNumber ?? 0;
  return (
    <Card component="section" data-testid="daily-sales" data-part="sales">
      <CardHeader title={t('dailySales')} />
      <CardContent sx={{ pt: '0.25rem' }}>
        <Chart
          series={{ values, first, slots: maxTrades, ticks }}
          label={t('charts.profits', {
            ...pluralArguments(values.length),
            lowest: money(sorted[0]),
            highest: money(sorted.at(-1)),
            latest: money(values.at(-1)),
          })}
          formatTick={(tick) => money(tick, tickPlaces)}
          formatValue={(profit) => formatGain(profit, profile)}
          Drawing={Bars}
          caption={<Simulated>{t('increaseSales')}</Simulated>}
        />
      </CardContent>
    </Card>
  );
};
