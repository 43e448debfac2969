import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun, useSession, type ShownState } from '@/components/run/run';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { announcementInterval } from '@/lib/config/timing';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';

/** Keeps its first text, because screen readers announce every change. */
const Announcement = ({ text }: { text: string }) => <span>{useState(text)[0]}</span>;

/** The run is announced each time that this changes; `null` while there is nothing to announce. */
const progressOf = (state: ShownState, firstRounds: number): number | null => {
  if (state.view === 'alternate') return state.rounds === firstRounds ? null : state.rounds;
  return state.nextTradeAt === null ? null : Math.floor(state.nextTradeAt / announcementInterval);
};

/** Announces the run to screen readers. Needs no timer, and is empty during a pause. */
export const LiveStatus = () => {
  const t = useTranslations();
  const { values, profile } = useSession();
  const { state, isPaused } = useRun((snapshot) => snapshot);
  const { view, total, count } = state;
  const progress = progressOf(state, values.rounds);
  /** The progress during the last pause, which Resume does not announce. */
  const [silent, setSilent] = useState<number | null>(null);
  if (isPaused && silent !== progress) setSilent(progress);
  const text =
    count === values.trades
      ? t('systemIsWorking')
      : t('figures.progress', {
          trades: formatCount(count, profile),
          total: formatMoney(total, totalPlaces[view], profile),
        });
  return (
    <VisuallyHidden role="status">
      {!isPaused && progress !== null && progress !== silent && (
        <Announcement key={progress} text={text} />
      )}
    </VisuallyHidden>
  );
};
