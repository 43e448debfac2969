import { stableCoins } from '@/lib/config/tradedAssets';
import { runTrade, type Run, type RunTrade } from '@/lib/record/tradeHistory';
import { firstListed, type Hundredths } from '@/lib/simulation/trade';

/** Figures of a run that the lesson shows, but that the state of the run does not contain. */
type Tally = {
  /** The number of the last trade that was counted. */
  readonly last: number;
  /** Completed trades of `stableCoins` that the page has listed. */
  readonly stable: { readonly count: number; readonly gain: Hundredths };
  /** The trades since Start with the lowest and the highest buy price; `null` without trades. */
  readonly smallest: RunTrade | null;
  readonly largest: RunTrade | null;
};

/**
 * Counts a run. The next trade does not count it again, but a rewind does.
 *
 * @returns a function that takes the number of the last trade to count, from `firstListed - 1`
 */
export const makeTally = (run: Run) => {
  const before = firstListed(run.startingTrades) - 1;
  const none = { last: before, stable: { count: 0, gain: 0 }, smallest: null, largest: null };
  let tally: Tally = none;
  return (last: number): Tally => {
    const start = last < tally.last ? none : tally;
    const stable = { ...start.stable };
    let { smallest, largest }: Tally = start;
    for (let number = start.last + 1; number <= last; number += 1) {
      const trade = runTrade(run, number);
      if (stableCoins.includes(trade.currencySell)) {
        stable.count += 1;
        stable.gain += trade.profit;
      }
      if (number <= run.startingTrades) continue;
      if (smallest === null || trade.buy < smallest.buy) smallest = trade;
      if (largest === null || trade.buy > largest.buy) largest = trade;
    }
    tally = { last, stable, smallest, largest };
    return tally;
  };
};
