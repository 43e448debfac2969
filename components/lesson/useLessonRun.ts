import { useMemo } from 'react';
import { useAnyRun, useLoadedSession, useView } from '@/components/run/run';
import { alternateRound } from '@/lib/config/limits';
import { tallyUpTo, type Tally } from '@/lib/lesson/tally';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import type { Moment } from '@/lib/simulation/store';
import type { Hundredths } from '@/lib/simulation/trade';

export type LessonRun = Tally & {
  /** Rounds of the alternate view that have begun. */
  readonly rounds: number;
  /** How many updates of an open trade's profit the alternate view has shown. */
  readonly updates: number;
  readonly total: Hundredths;
};

const updatesAt = ({ t, rounds }: Pick<Moment, 't' | 'rounds'>): number => {
  const { steps, stepDuration, resultDuration, ticks, tickDuration } = alternateRound;
  const inRound = Math.floor((t - steps * stepDuration - resultDuration) / tickDuration);
  return tradesPerRound * (rounds * ticks + Math.max(0, Math.min(inRound, ticks)));
};

/** The figures of the run on screen, kept up to date while the run goes on. */
export const useLessonRun = (): LessonRun => {
  const view = useView();
  const { values, getMoment } = useLoadedSession();
  // The whole state, because the moment changes with it.
  const state = useAnyRun((snapshot) => snapshot.state);
  const last = state?.count ?? values.trades;
  const tally = useMemo(() => tallyUpTo(view, values, last), [view, values, last]);
  const moment = getMoment();
  return {
    ...tally,
    rounds: moment === null ? values.rounds : moment.rounds + 1,
    updates: updatesAt(moment ?? { t: 0, rounds: values.rounds }),
    total: state?.total ?? values.amount,
  };
};
