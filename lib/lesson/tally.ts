import { maxTotals } from '@/lib/config/listLengths';
import { stableCoins } from '@/lib/config/tradedAssets';
import { runTrade, type Run, type RunTrade } from '@/lib/record/tradeHistory';
import { firstListed, type Hundredths } from '@/lib/simulation/trade';

/** Figures of a run that the lesson shows, but that the state of the run does not contain. */
export type Tally = {
  /** The number of the last trade that was counted. */
  readonly last: number;
  /** Completed trades of `stableCoins` that the page has listed. */
  readonly stable: { readonly count: number; readonly gain: Hundredths };
  /** The trades since Start with the lowest and the highest buy price; `null` without trades. */
  readonly smallest: RunTrade | null;
  readonly largest: RunTrade | null;
};

/** Adds the trades after those of a tally, up to trade `last`. */
const countUpTo = (last: number, tally: Tally, run: Run): Tally => {
  const stable = { ...tally.stable };
  let { smallest, largest } = tally;
  for (let number = tally.last + 1; number <= last; number += 1) {
    const trade = runTrade(run, number);
    if (stableCoins.includes(trade.currencySell)) {
      stable.count += 1;
      stable.gain += trade.profit;
    }
    if (number <= run.startingTrades) continue;
    if (smallest === null || trade.buy < smallest.buy) smallest = trade;
    if (largest === null || trade.buy > largest.buy) largest = trade;
  }
  return { last, stable, smallest, largest };
};

/**
 * Counts a run. Keeps a tally every `maxTotals` trades, so that neither the next trade nor a rewind
 * counts a long run again.
 *
 * @returns a function that takes the number of the last trade to count, from `firstListed - 1`
 */
export const makeTallies = (run: Run) => {
  const before = firstListed(run.startingTrades) - 1;
  const first: Tally = {
    last: before,
    stable: { count: 0, gain: 0 },
    smallest: null,
    largest: null,
  };
  const kept = [first];
  return (last: number): Tally => {
    let tally = kept.findLast((each) => each.last <= last) ?? first;
    while (last - tally.last > maxTotals) {
      tally = countUpTo(tally.last + maxTotals, tally, run);
      kept.push(tally);
    }
    return countUpTo(last, tally, run);
  };
};
