import { useState } from 'react';
import { useAnyState, useLoadedSession, useView } from '@/components/run/runContext';
import { dealsOf } from '@/lib/simulation/deal';
import { emptyTally, tallyUpTo, type Tally } from '@/lib/simulation/tally';
import type { Hundredths } from '@/lib/simulation/trade';

/** The figures of the run that is displayed. */
export type LessonRun = {
  readonly tally: Tally;
  readonly total: Hundredths;
};

/** The figures of the run, kept up to date as it goes on. */
export const useLessonRun = (): LessonRun => {
  const view = useView();
  const { values } = useLoadedSession();
  const state = useAnyState();
  const [dealAt] = useState(() => dealsOf(view, values));
  const [tally, setTally] = useState(emptyTally);
  const trades = (state?.count ?? values.trades) - values.trades;
  // While rendering, so that no older figures are displayed in between.
  if (tally.count !== trades) setTally(tallyUpTo(tally, trades, dealAt));
  return { tally, total: state?.total ?? values.amount };
};
