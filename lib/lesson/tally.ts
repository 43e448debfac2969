import type { Milliseconds } from '@/lib/simulation/simulation';
import type { Hundredths } from '@/lib/simulation/trade';
import type { CompletedTrade } from './completedTrade';

/** The figures of a run that the lesson shows, in a size that is independent of the trades. */
export type Tally = {
  readonly count: number;
  readonly gain: Hundredths;
  /** Trades with a profit above zero. */
  readonly wins: number;
  readonly elapsed: Milliseconds;
  /** The trades of `stableCoins`. */
  readonly stable: { readonly count: number; readonly gain: Hundredths };
  /** The trades with the lowest and the highest buy price; `null` without trades. */
  readonly smallest: CompletedTrade | null;
  readonly largest: CompletedTrade | null;
};

/** The figures of some trades that the lesson's signs show. */
export type Listed = Pick<Tally, 'count' | 'gain' | 'wins' | 'stable'>;

export const emptyTally: Tally = {
  count: 0,
  gain: 0,
  wins: 0,
  elapsed: 0,
  stable: { count: 0, gain: 0 },
  smallest: null,
  largest: null,
};

/**
 * Adds the next trades of a run to a tally.
 *
 * @param last the number of trades that the result includes, at least `tally.count`
 * @param tradeAt computes a trade from its index in the run, from 0
 */
export const tallyUpTo = (
  tally: Tally,
  last: number,
  tradeAt: (index: number) => CompletedTrade,
): Tally => {
  if (last === tally.count) return tally;
  let { count, gain, wins, elapsed, smallest, largest } = tally;
  let { count: stableCount, gain: stableGain } = tally.stable;
  for (; count < last; count += 1) {
    const trade = tradeAt(count);
    gain += trade.profit;
    elapsed += trade.gap;
    if (trade.profit > 0) wins += 1;
    if (trade.isStable) {
      stableCount += 1;
      stableGain += trade.profit;
    }
    if (smallest === null || trade.buy < smallest.buy) smallest = trade;
    if (largest === null || trade.buy > largest.buy) largest = trade;
  }
  const stable = { count: stableCount, gain: stableGain };
  return { count, gain, wins, elapsed, stable, smallest, largest };
};

/** The sum of the figures of two lists of trades. */
export const addTallies = (one: Listed, other: Listed): Listed => ({
  count: one.count + other.count,
  gain: one.gain + other.gain,
  wins: one.wins + other.wins,
  stable: {
    count: one.stable.count + other.stable.count,
    gain: one.stable.gain + other.stable.gain,
  },
});
