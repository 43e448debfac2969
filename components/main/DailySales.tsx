import { useTranslations } from 'next-intl';
import { Bars } from '@/components/charts/Bars';
import { ChartCard } from '@/components/charts/ChartCard';
import { useSession } from '@/components/run/runContext';
import { counts, limits } from '@/lib/config/limits';
import { formatMoney } from '@/lib/format/formatNumber';
import { useRun } from './mainRun';

/** A bar chart of the last ten profits, with a fixed sentence that is unrelated to them. */
export const DailySales = () => {
  const t = useTranslations();
  const profile = useSession()?.profile;
  const trades = useRun(({ state }) => state.trades);
  const newestFirst = (trades ?? []).map(({ profit }) => profit);
  const [latest = 0] = newestFirst;
  const money = (hundredths: number) => (profile ? formatMoney(hundredths, 2, profile) : '');
  const label = t('charts.profits', {
    count: newestFirst.length,
    lowest: money(Math.min(latest, ...newestFirst)),
    highest: money(Math.max(latest, ...newestFirst)),
    latest: money(latest),
  });
  return (
    <ChartCard testId="daily-sales" title={t('dailySales')} note={t('increaseSales')}>
      <Bars
        values={newestFirst.toReversed()}
        capacity={counts.keptTrades}
        full={limits.profit.max}
        label={profile ? label : t('figures.pending')}
      />
    </ChartCard>
  );
};
