import { stableCoins } from '@/lib/config/tradedAssets';
import type { View } from '@/lib/config/views';
import { runTrade, type RunTrade } from '@/lib/record/runTrade';
import { firstListed, type Hundredths, type TradeKeys } from '@/lib/simulation/trade';

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

/** The tally before the first trade that the page lists. */
export const emptyTally = (startingTrades: number): Tally => ({
  last: firstListed(startingTrades) - 1,
  stable: { count: 0, gain: 0 },
  smallest: null,
  largest: null,
});

/** The tally up to trade `last`: the same object if it has counted that trade already. */
export const countUpTo = (
  last: number,
  tally: Tally,
  run: { view: View; keys: TradeKeys; startingTrades: number },
): Tally => {
  if (last <= tally.last) return tally;
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
