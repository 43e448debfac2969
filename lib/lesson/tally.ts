import { stableCoins } from '@/lib/config/tradedAssets';
import type { View } from '@/lib/config/views';
import { runTrades, type RunTrade } from '@/lib/record/runTrades';
import type { Milliseconds, Settings } from '@/lib/simulation/engine';
import type { Hundredths } from '@/lib/simulation/trade';

type Sum = { readonly count: number; readonly gain: Hundredths };

/** The figures of a run that the lesson shows. */
export type Tally = {
  /** All completed trades that the page has listed, how many made a profit, and those of `stableCoins`. */
  readonly listed: Sum & { readonly wins: number; readonly stable: Sum };
  /** The trades since Start, and the time that they took; 0 on the alternate view. */
  readonly run: Sum & { readonly elapsed: Milliseconds };
  /** The trades since Start with the lowest and the highest buy price; `null` without trades. */
  readonly smallest: RunTrade | null;
  readonly largest: RunTrade | null;
};

const add = (sum: { count: number; gain: Hundredths }, gain: Hundredths) => {
  sum.count += 1;
  sum.gain += gain;
};

/**
 * Makes a function that adds up a run to its trade `last`, which must not be lower than in the call
 * before, because it adds only the trades since then.
 */
export const makeTally = (view: View, settings: Pick<Settings, 'seed' | 'trades'>) => {
  const trades = runTrades(view, settings);
  let next = trades.next().value;
  const listed = { count: 0, gain: 0, wins: 0 };
  const stable = { count: 0, gain: 0 };
  const run = { count: 0, gain: 0, elapsed: 0 };
  let smallest: RunTrade | null = null;
  let largest: RunTrade | null = null;
  return (last: number): Tally => {
    for (; next.serialNumber <= last; next = trades.next().value) {
      const { buy, profit, currencySell, inRun, elapsed } = next;
      add(listed, profit);
      if (profit > 0) listed.wins += 1;
      if (stableCoins.includes(currencySell)) add(stable, profit);
      if (!inRun) continue;
      add(run, profit);
      run.elapsed = elapsed ?? 0;
      if (smallest === null || buy < smallest.buy) smallest = next;
      if (largest === null || buy > largest.buy) largest = next;
    }
    return { listed: { ...listed, stable: { ...stable } }, run: { ...run }, smallest, largest };
  };
};
