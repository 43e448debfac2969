import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { ChartCard } from '@/components/charts/ChartCard';
import { lineRange, roundTicks } from '@/components/charts/scale';
import { StepLine } from '@/components/charts/StepLine';
import { useSession } from '@/components/run/run';
import { totalPlaces } from '@/lib/config/views';
import { counted, formatMoney } from '@/lib/format/formatNumber';
import { latestTotals } from '@/lib/simulation/mainEngine';
import { useMainRun } from './mainRun';

/** The minimum span of the axis, in hundredths, so that ticks are whole units of the currency. */
const minSpan = 40_00;

/** A line with fewer totals does not take the full width. */
const minSlots = 4;

export const LastCampaign = () => {
  const t = useTranslations();
  const session = useSession();
  const state = useMainRun((snapshot) => snapshot.state);
  const startingTrades = session?.values.trades ?? 0;
  const totals = useMemo(
    () => (state ? latestTotals(state, startingTrades) : []),
    [state, startingTrades],
  );
  const count = totals.length;
  const money = (hundredths = 0) =>
    session ? formatMoney(hundredths, totalPlaces.main, session.profile) : '';
  const range = { first: money(totals[0]), last: money(totals.at(-1)) };
  const label = t('charts.totals', { ...counted(count), ...range });
  const chart = state
    ? {
        label,
        values: totals,
        first: state.count - count + 1,
        slots: Math.max(minSlots, count),
        ticks: count > 0 ? roundTicks(...lineRange(totals, minSpan)) : [],
        format: money,
        formatTick: money,
        formatTag: money,
        Drawing: StepLine,
      }
    : null;
  const caption = count > 0 ? t('charts.range', range) : label;
  return (
    <ChartCard
      testId="last-campaign"
      title={t('lastPerfomance')}
      caption={chart ? caption : '–'}
      chart={chart}
    />
  );
};
