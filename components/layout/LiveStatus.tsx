import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useRun, useSession, useView } from '@/components/run/run';
import { VisuallyHidden } from '@/components/theme/VisuallyHidden';
import { totalPlaces } from '@/lib/config/views';
import { formatCount, formatMoney } from '@/lib/format/formatNumber';

/**
 * Announces the run to screen readers when `at`, its progress as displayed, has grown by `every`. It
 * therefore needs no timer, and is silent during a pause. Nothing is announced while `at` is `null`.
 */
export const LiveStatus = ({ at, every }: { at: number | null; every: number }) => {
  const t = useTranslations();
  const places = totalPlaces[useView()];
  const session = useSession();
  const state = useRun((snapshot) => snapshot.state);
  const [announced, setAnnounced] = useState<{ at: number; text: string } | null>(null);
  if (at !== null && session && state && (announced === null || at - announced.at >= every)) {
    const trades = formatCount(state.count, session.profile);
    const total = formatMoney(state.total, places, session.profile);
    const hasTraded = state.count > session.values.trades;
    const text = hasTraded ? t('figures.progress', { trades, total }) : t('systemIsWorking');
    setAnnounced({ at, text });
  }
  return <VisuallyHidden role="status">{announced?.text}</VisuallyHidden>;
};
