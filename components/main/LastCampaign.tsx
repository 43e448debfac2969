import { useTranslations } from 'next-intl';
import { memo, useMemo } from 'react';
import { ChartCard } from '@/components/charts/ChartCard';
import { lineRange, roundTicks } from '@/components/charts/scale';
import { StepLine } from '@/components/charts/StepLine';
import { useSession } from '@/components/run/runContext';
import { totalPlaces } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatMoney, counted } from '@/lib/format/formatNumber';
import { latestTotals } from '@/lib/simulation/latestTotals';
import type { Hundredths } from '@/lib/simulation/trade';
import { useDeferredRun } from './mainRun';

/** The minimum span of the axis, in hundredths, so that ticks are whole units of the currency. */
const leastSpan = 40_00;

/** A line with fewer totals does not take the full width. */
const leastSlots = 4;

type Props = {
  totals: readonly Hundredths[] | null;
  /** The serial number of the last total. */
  serial: number;
  profile: NumberProfile | null;
  isJump: boolean;
};

const TotalsChart = memo(function TotalsChart({ totals, serial, profile, isJump }: Props) {
  const t = useTranslations();
  const values = totals ?? [];
  const money = (hundredths = 0) =>
    profile ? formatMoney(hundredths, totalPlaces.main, profile) : '';
  const count = values.length;
  const tag = values.at(-1);
  const range = { first: money(values[0]), last: money(tag) };
  const label = t('charts.totals', { ...counted(count), ...range });
  const chart = profile && {
    label,
    column: t('charts.total'),
    values,
    first: serial - count + 1,
    slots: Math.max(leastSlots, count),
    ticks: count > 0 ? roundTicks(...lineRange(values, leastSpan)) : [],
    format: money,
    formatTick: money,
    tag,
    isJump,
    draw: StepLine,
  };
  const subheader = count > 0 ? t('charts.range', range) : label;
  return (
    <ChartCard
      testId="last-campaign"
      title={t('lastPerfomance')}
      subheader={profile ? subheader : '–'}
      chart={chart}
    />
  );
});

/** A line chart of the last sixty totals. */
export const LastCampaign = () => {
  const startingTrades = useSession()?.values.trades ?? 0;
  const { state, profile, isJump } = useDeferredRun();
  const { keys, total = 0, count = 0 } = state ?? {};
  // Memoized, because the chart is rendered again for each new list.
  const totals = useMemo(
    () => (keys ? latestTotals({ keys, total, count }, startingTrades) : null),
    [keys, total, count, startingTrades],
  );
  return <TotalsChart totals={totals} serial={count} profile={profile} isJump={isJump} />;
};
