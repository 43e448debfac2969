import { useEffect, useMemo, useState } from 'react';
import { useAnyState, useLoadedSession, usePage, useView } from '@/components/run/runContext';
import { completedTradesOf } from '@/lib/lesson/completedTrade';
import { addTallies, emptyTally, tallyUpTo, type Listed, type Tally } from '@/lib/lesson/tally';
import { updatesAt } from '@/lib/lesson/updatesAt';
import { worksheetTrades } from '@/lib/lesson/worksheet';
import { firstListed, type Hundredths } from '@/lib/simulation/trade';

/** The figures of the run that is displayed. */
export type LessonRun = {
  /** The trades since Start. */
  readonly tally: Tally;
  /** The trades that fees are taken from: before the first one, those that the run begins with. */
  readonly charged: Tally;
  /** All completed trades that the page has listed: before Start and since. */
  readonly listed: Listed;
  /** Rounds of the alternate view that have begun. */
  readonly rounds: number;
  /** How many updates of an open trade's profit the alternate view has shown. */
  readonly updates: number;
  readonly total: Hundredths;
};

/** Trades counted in one task, which takes some 30 ms on a slow phone. */
const slice = 10_000;

/** The tally of the trades listed before Start. */
const tallyBefore = (tradeAt: ReturnType<typeof completedTradesOf>, trades: number) => {
  const first = firstListed(trades) - trades - 1;
  return tallyUpTo(emptyTally, -first, (index) => tradeAt(first + index));
};

/**
 * The figures of the run, kept up to date as the run goes on; `null` while a long run is being
 * counted.
 *
 * @param isUrgent whether to count everything at once, because the lesson is about to be printed
 */
export const useLessonRun = (isUrgent: boolean): LessonRun | null => {
  const view = useView();
  const { values } = useLoadedSession();
  const { getMoment } = usePage();
  const state = useAnyState();
  const [tradeAt] = useState(() => completedTradesOf(view, values));
  const [before] = useState(() => tallyBefore(tradeAt, values.trades));
  const [tally, setTally] = useState(emptyTally);
  const trades = (state?.count ?? values.trades) - values.trades;
  // After a seek backwards, all trades are counted again.
  const counted = trades < tally.count ? 0 : tally.count;
  const isLong = !isUrgent && trades - counted > slice;
  // Set during rendering, so that no older figures are displayed in between.
  if (tally.count !== trades && !isLong) setTally(tallyUpTo(tally, trades, tradeAt));

  useEffect(() => {
    if (!isLong) return undefined;
    const timer = setTimeout(() => setTally(tallyUpTo(tally, counted + slice, tradeAt)));
    return () => clearTimeout(timer);
  }, [isLong, tally, counted, tradeAt]);

  const hasNone = trades === 0;
  const example = useMemo(
    () => (hasNone ? tallyUpTo(emptyTally, worksheetTrades, tradeAt) : null),
    [hasNone, tradeAt],
  );
  if (tally.count !== trades) return null;
  const moment = getMoment();
  return {
    tally,
    charged: example ?? tally,
    listed: addTallies(before, tally),
    rounds: moment === null ? values.rounds : moment.rounds + 1,
    updates: updatesAt(moment ?? { t: 0, rounds: values.rounds }),
    total: state?.total ?? values.amount,
  };
};
