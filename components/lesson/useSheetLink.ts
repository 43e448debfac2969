import { useLocale } from 'next-intl';
import { useLoadedSession } from '@/components/run/runContext';
import { useRunLink } from '@/components/run/useRunLink';
import { publicUrl } from '@/lib/config/publicUrl';
import type { View } from '@/lib/config/views';
import { viewPath } from '@/lib/i18n/viewPath';
import { useWorksheet } from './useQuestions';

/** The address of the page that shows the trades of a worksheet. */
export const useSheetLink = (view: View, seed: string): string => {
  const { amount, trades } = useLoadedSession().values;
  const { moment } = useWorksheet(view, seed);
  const path = publicUrl(viewPath(view, useLocale()));
  const query = useRunLink()({
    since: null,
    ...moment,
    seed,
    amount,
    trades,
    paused: view === 'main' || null,
    running: null,
    speed: null,
    lesson: null,
    present: null,
  });
  return window.location.origin + path + query;
};
