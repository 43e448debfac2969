import { useTranslations } from 'next-intl';
import { Bars } from '@/components/charts/Bars';
import { ChartCard } from '@/components/charts/ChartCard';
import { roundTicks } from '@/components/charts/scale';
import { useSession } from '@/components/run/run';
import { maxTrades } from '@/lib/config/listLengths';
import { ranges } from '@/lib/config/ranges';
import { counted, formatGain, formatMoney } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';

/** Constant, so that a new profit does not rescale the other bars. */
const ticks = roundTicks(0, ranges.profit.max);
const tickPlaces = ticks.every((tick) => tick % 100 === 0) ? 0 : 2;

export const DailySales = () => {
  const t = useTranslations();
  const trades = useMainRun(({ state }) => state.trades);
  const profile = useSession()?.profile;
  const values = (trades ?? []).map(({ profit }) => profit).reverse();
  const sorted = values.toSorted((a, b) => a - b);
  const money = (hundredths = 0) => (profile ? formatMoney(hundredths, 2, profile) : '');
  const chart = profile
    ? {
        label: t('charts.profits', {
          ...counted(values.length),
          lowest: money(sorted[0]),
          highest: money(sorted.at(-1)),
          latest: money(values.at(-1)),
        }),
        values,
        first: trades?.at(-1)?.serialNumber ?? 0,
        slots: maxTrades,
        ticks,
        format: (profit: number) => formatGain(profit, profile),
        formatTick: (tick: number) => formatMoney(tick, tickPlaces, profile),
        Drawing: Bars,
      }
    : null;
  return (
    <ChartCard
      testId="daily-sales"
      part="sales"
      title={t('dailySales')}
      caption={t('increaseSales')}
      chart={chart}
    />
  );
};
