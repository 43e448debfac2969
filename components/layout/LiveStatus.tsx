import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useOpenRun, type RunState } from '@/components/run/run';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { announcementInterval } from '@/lib/config/timing';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';

/** Keeps its first text, because screen readers announce every change. */
const Announcement = ({ text }: { text: string }) => <span>{useState(text)[0]}</span>;

/** The run is announced each time that this changes; `null` while there is nothing to announce. */
const progressOf = (state: RunState): number | null => {
  if (state.view === 'alternate') return state.rounds === 0 ? null : state.rounds;
  return state.nextTradeAt === null ? null : Math.floor(state.nextTradeAt / announcementInterval);
};

/** Announces the run to screen readers. Needs no timer, and is silent during a pause. */
export const LiveStatus = () => {
  const t = useTranslations();
  const open = useOpenRun((run) => run);
  // Silent while a paused run is rewound.
  const progress = open && progressOf(open.snapshot.latest);
  if (open === null || progress === null) return <VisuallyHidden role="status" />;
  const { values, profile } = open.session;
  const { view, total, count } = open.snapshot.latest;
  const text =
    count > values.trades
      ? t('figures.progress', {
          trades: formatCount(count, profile),
          total: formatMoney(total, totalPlaces[view], profile),
        })
      : t('systemIsWorking');
  return (
    <VisuallyHidden role="status">
      <Announcement key={progress} text={text} />
    </VisuallyHidden>
  );
};
