import { useMemo } from 'react';
import { useLoadedSession } from '@/components/run/runContext';
import type { View } from '@/lib/config/views';
import { worksheetOf, type Worksheet } from '@/lib/lesson/worksheet';

/** The worksheet about a view, from the seed and the starting values of this page. */
export const useWorksheet = (view: View): Worksheet => {
  const { seed, amount, trades } = useLoadedSession().values;
  return useMemo(() => worksheetOf(view, { seed, amount, trades }), [view, seed, amount, trades]);
};
