import { useTranslations } from 'next-intl';
import { Bars } from '@/components/charts/Bars';
import { roundTicks } from '@/components/charts/scale';
import { useChart } from '@/components/charts/useChart';
import { useSession } from '@/components/run/run';
import { maxTrades } from '@/lib/config/listLengths';
import { ranges } from '@/lib/config/ranges';
import { pluralArguments, formatGain, formatMoney } from '@/lib/format/formatNumber';
import { useMainRun } from './mainRun';
import { SmallCard } from './SmallCard';

/** Constant, so that a new profit does not rescale the other bars. */
const ticks = roundTicks(0, ranges.profit.max);
const tickPlaces = ticks.every((tick) => tick % 100 === 0) ? 0 : 2;

export const DailySales = () => {
  const t = useTranslations();
  const trades = useMainRun(({ state }) => state.trades);
  const profile = useSession()?.profile;
  const values = (trades ?? []).map(({ profit }) => profit).reverse();
  const sorted = values.toSorted((a, b) => a - b);
  const money = (hundredths = 0, places = 2) =>
    profile ? formatMoney(hundredths, places, profile) : '';
  const { plot, caption } = useChart({
    series: trades && {
      values,
      first: trades.at(-1)?.serialNumber ?? 0,
      slots: maxTrades,
      ticks,
    },
    label: t('charts.profits', {
      ...pluralArguments(values.length),
      lowest: money(sorted[0]),
      highest: money(sorted.at(-1)),
      latest: money(values.at(-1)),
    }),
    caption: t('increaseSales'),
    format: (profit) => (profile ? formatGain(profit, profile) : ''),
    formatTick: (tick) => money(tick, tickPlaces),
    Drawing: Bars,
  });
  return (
    <SmallCard title={t('dailySales')} caption={caption} testId="daily-sales" part="sales">
      {plot}
    </SmallCard>
  );
};
