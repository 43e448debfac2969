import { alternateRound } from '@/lib/config/limits';
import { stableCoins } from '@/lib/config/tradedAssets';
import type { View } from '@/lib/config/views';
import { buyFrom, profitOfAll } from '@/lib/simulation/alternateTrade';
import type { Milliseconds, Settings } from '@/lib/simulation/simulation';
import { threefry2x32, type Key } from '@/lib/simulation/threefry';
import {
  cryptoFrom,
  firstListed,
  gapFrom,
  profitFrom,
  sellFrom,
  tradeKeys,
  type Hundredths,
} from '@/lib/simulation/trade';

type Sum = { readonly count: number; readonly gain: Hundredths };

type Example = { readonly buy: Hundredths; readonly profit: Hundredths };

/** The figures of a run that the lesson shows. */
export type Tally = {
  /** All completed trades that the page has listed, how many made a profit, and those of `stableCoins`. */
  readonly listed: Sum & { readonly wins: number; readonly stable: Sum };
  /** The trades since Start, and the time that they took; 0 on the alternate view. */
  readonly run: Sum & { readonly elapsed: Milliseconds };
  /** The trades since Start with the lowest and the highest buy price; `null` without trades. */
  readonly smallest: Example | null;
  readonly largest: Example | null;
};

const add = (sum: { count: number; gain: Hundredths }, gain: Hundredths) => {
  sum.count += 1;
  sum.gain += gain;
};

/**
 * Adds up the trades of a run.
 *
 * @param last the number of the last trade, at least `settings.trades`
 */
export const tallyUpTo = (
  view: View,
  { seed, trades }: Pick<Settings, 'seed' | 'trades'>,
  last: number,
): Tally => {
  const keys = tradeKeys(seed);
  // One buffer, because a run may have hundreds of thousands of trades.
  const words = new Uint32Array(2);
  const draw = (key: Key, n: number) => {
    threefry2x32(key, n, 0, words);
    return words[0] ?? 0;
  };
  const listed = { count: 0, gain: 0, wins: 0 };
  const stable = { count: 0, gain: 0 };
  const run = { count: 0, gain: 0, elapsed: 0 };
  let smallest: Example | null = null;
  let largest: Example | null = null;
  for (let n = firstListed(trades); n <= last; n += 1) {
    const inRun = n > trades;
    const gap = gapFrom(draw(keys.trade, n));
    let profit = profitFrom(words[1] ?? 0);
    let buy = sellFrom(draw(keys.sell, n)) - profit;
    if (inRun && view === 'alternate') {
      buy = buyFrom(draw(keys.buy, n));
      profit = profitOfAll(keys, n - trades - 1, n - trades, alternateRound.ticks);
    }
    add(listed, profit);
    if (profit > 0) listed.wins += 1;
    if (stableCoins.includes(cryptoFrom(draw(keys.assets, n)))) add(stable, profit);
    if (!inRun) continue;
    add(run, profit);
    if (view === 'main') run.elapsed += gap;
    if (smallest === null || buy < smallest.buy) smallest = { buy, profit };
    if (largest === null || buy > largest.buy) largest = { buy, profit };
  }
  return { listed: { ...listed, stable }, run, smallest, largest };
};
