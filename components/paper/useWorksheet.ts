import { useMemo } from 'react';
import { usePageLink } from '@/components/run/pageLink';
import { useLoadedSession } from '@/components/run/runContext';
import type { View } from '@/lib/config/views';
import { worksheetOf, type Worksheet } from '@/lib/lesson/worksheet';
import { urlOf, withValues } from '@/lib/parameters/link';
import { foreignOf, plain } from '@/lib/parameters/linkChanges';

/** The worksheet about a view, from a seed and the starting values of this page. */
export const useWorksheet = (view: View, seed: string): Worksheet => {
  const { amount, trades } = useLoadedSession().values;
  return useMemo(() => worksheetOf(view, { seed, amount, trades }), [view, seed, amount, trades]);
};

/** The address of the page that shows the trades of a worksheet. */
export const useSheetLink = (view: View, seed: string): string => {
  const { amount, trades } = useLoadedSession().values;
  const { moment } = useWorksheet(view, seed);
  const link = plain(usePageLink());
  // Without values that the page's view ignores, which the other view would not use either.
  const start = { ...link, view, others: foreignOf(link.others) };
  return urlOf(withValues(start, { seed, amount, trades, ...moment, paused: view === 'main' }));
};
