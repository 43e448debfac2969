import { useTranslations } from 'next-intl';
import { ChartCard } from '@/components/charts/ChartCard';
import { lineRange, roundTicks } from '@/components/charts/scale';
import { StepLine } from '@/components/charts/StepLine';
import { totalPlaces } from '@/lib/config/views';
import { counted } from '@/lib/format/counted';
import { useIsJump, useSession } from '@/components/run/runContext';
import { formatMoney } from '@/lib/format/formatNumber';
import { useRun } from './mainRun';

/** The least span of the axis, in hundredths: its ticks are then whole units of the currency. */
const leastSpan = 40_00;

/** A line of fewer totals does not take the whole width. */
const leastSlots = 4;

/** A line chart of the last sixty totals. */
export const LastCampaign = () => {
  const t = useTranslations();
  const profile = useSession()?.profile;
  const isJump = useIsJump();
  const values = useRun(({ state }) => state.totals) ?? [];
  const serial = useRun(({ state }) => state.count) ?? 0;
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
  const note = count > 0 ? t('charts.range', range) : label;
  return (
    <ChartCard
      testId="last-campaign"
      title={t('lastPerfomance')}
      note={profile ? note : '–'}
      chart={chart}
    />
  );
};
