import { useTranslations } from 'next-intl';
import { ChartCard } from '@/components/charts/ChartCard';
import { Line } from '@/components/charts/Line';
import { totalPlaces } from '@/lib/config/views';
import { useSession } from '@/components/run/runContext';
import { formatMoney } from '@/lib/format/formatNumber';
import { useRun } from './mainRun';

/** A line chart of the last sixty totals. */
export const LastCampaign = () => {
  const t = useTranslations();
  const profile = useSession()?.profile;
  const totals = useRun(({ state }) => state.totals);
  const money = (hundredths = 0) =>
    profile ? formatMoney(hundredths, totalPlaces.main, profile) : '';
  const first = money(totals?.[0]);
  const last = money(totals?.at(-1));
  const label = t('charts.totals', { count: totals?.length ?? 0, first, last });
  return (
    <ChartCard
      testId="last-campaign"
      title={t('lastPerfomance')}
      note={profile ? t('charts.range', { first, last }) : '–'}
    >
      <Line values={totals ?? []} label={profile ? label : t('figures.pending')} />
    </ChartCard>
  );
};
