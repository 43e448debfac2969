import { useState } from 'react';
import { useAnyRun, useLoadedSession } from '@/components/run/run';
import { useView } from '@/components/run/view';
import { alternateRound } from '@/lib/config/limits';
import { completedTradesOf } from '@/lib/lesson/completedTrade';
import { addTallies, emptyTally, tallyUpTo, type Listed, type Tally } from '@/lib/lesson/tally';
import { tradesPerRound } from '@/lib/simulation/alternateTrade';
import type { Moment } from '@/lib/simulation/store';
import { firstListed, type Hundredths } from '@/lib/simulation/trade';

/** The figures of the run on screen. */
export type LessonRun = {
  /** The trades since Start. */
  readonly tally: Tally;
  /** All completed trades that the page has listed: before Start and since. */
  readonly listed: Listed;
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

/** The figures of the run, kept up to date while the run goes on. */
export const useLessonRun = (): LessonRun => {
  const view = useView();
  const { values, getMoment } = useLoadedSession();
  // The whole state, because the moment changes with it.
  const state = useAnyRun((snapshot) => snapshot.state);
  const [tradeAt] = useState(() => completedTradesOf(view, values));
  const [before] = useState(() => {
    const first = firstListed(values.trades) - values.trades - 1;
    return tallyUpTo(emptyTally, -first, (index) => tradeAt(first + index));
  });
  const [tally, setTally] = useState(emptyTally);
  const trades = (state?.count ?? values.trades) - values.trades;
  if (tally.count < trades) setTally(tallyUpTo(tally, trades, tradeAt));
  const moment = getMoment();
  return {
    tally,
    listed: addTallies(before, tally),
    rounds: moment === null ? values.rounds : moment.rounds + 1,
    updates: updatesAt(moment ?? { t: 0, rounds: values.rounds }),
    total: state?.total ?? values.amount,
  };
};
