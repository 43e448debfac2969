'use client';

import { useTranslations } from 'next-intl';
import { memo } from 'react';
import { ChartCard } from '@/components/charts/ChartCard';
import { Line } from '@/components/charts/Line';
import { totalPlaces } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/defineProfile';
import { formatMoney } from '@/lib/format/formatNumber';

type Props = {
  /** Oldest first; `null` until the link has been read. */
  totals: readonly number[] | null;
  profile: NumberProfile | null;
};

/** The line of the last sixty totals. */
export const LastCampaign = memo(({ totals, profile }: Props) => {
  const t = useTranslations();
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
});
LastCampaign.displayName = 'LastCampaign';
