import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOpenRun, useView } from '@/components/run/run';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';

/** Keeps its first text, because screen readers announce every change. */
const Announcement = ({ text }: { text: string }) => <span>{useState(text)[0]}</span>;

type Props = {
  /** How far the run has come; `null` while there is nothing to announce. */
  progress: number | null;
  /** The run is announced each time that `progress` enters another interval of this length. */
  step: number;
};

/** Announces the run to screen readers. Needs no timer, and is silent during a pause. */
export const LiveStatus = ({ progress, step }: Props) => {
  const t = useTranslations();
  const places = totalPlaces[useView()];
  const open = useOpenRun((run) => run);
  if (progress === null || open === null) return <VisuallyHidden role="status" />;
  const { values, profile } = open.session;
  const { total, count } = open.snapshot.state;
  const text =
    count > values.trades
      ? t('figures.progress', {
          trades: formatCount(count, profile),
          total: formatMoney(total, places, profile),
        })
      : t('systemIsWorking');
  return (
    <VisuallyHidden role="status">
      <Announcement key={Math.floor(progress / step)} text={text} />
    </VisuallyHidden>
  );
};
