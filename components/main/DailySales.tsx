import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { Bars } from '@/components/charts/Bars';
import { ChartCard } from '@/components/charts/ChartCard';
import { roundTicks } from '@/components/charts/scale';
import { counts, limits } from '@/lib/config/limits';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatMoney, formatGain, counted } from '@/lib/format/formatNumber';
import type { SimulatedTrade } from '@/lib/simulation/trade';
import { useDeferredRun } from './mainRun';

/** Constant, so that a new profit does not rescale the other bars. */
const ticks = roundTicks(0, limits.profit.max);
const tickPlaces = ticks.every((tick) => tick % 100 === 0) ? 0 : 2;

type Props = {
  trades: readonly SimulatedTrade[] | null;
  profile: NumberProfile | null;
  isJump: boolean;
};

const ProfitsChart = memo(function ProfitsChart({ trades, profile, isJump }: Props) {
  const t = useTranslations();
  const values = (trades ?? []).map(({ profit }) => profit).reverse();
  const money = (hundredths = 0) => (profile ? formatMoney(hundredths, 2, profile) : '');
  const chart = profile && {
    label: t('charts.profits', {
      ...counted(values.length),
      lowest: money(Math.min(...values)),
      highest: money(Math.max(...values)),
      latest: money(values.at(-1)),
    }),
    column: t('list.profit'),
    values,
    first: trades?.at(-1)?.serialNumber ?? 0,
    slots: counts.keptTrades,
    ticks,
    format: (profit: number) => formatGain(profit, profile),
    formatTick: (tick: number) => formatMoney(tick, tickPlaces, profile),
    isJump,
    draw: Bars,
  };
  return (
    <ChartCard
      testId="daily-sales"
      title={t('dailySales')}
      subheader={t('increaseSales')}
      chart={chart}
    />
  );
});

/** A bar chart of the last ten profits, with a fixed sentence that is unrelated to them. */
export const DailySales = () => {
  const { state, profile, isJump } = useDeferredRun();
  return <ProfitsChart trades={state?.trades ?? null} profile={profile} isJump={isJump} />;
};
