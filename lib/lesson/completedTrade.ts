import { alternateRound } from '@/lib/config/limits';
import { stableCoins } from '@/lib/config/stableCoins';
import type { View } from '@/lib/config/views';
import { alternateKeys, buyFrom, profitOfAll } from '@/lib/simulation/alternateTrade';
import type { Milliseconds, Settings } from '@/lib/simulation/simulation';
import { threefry2x32, type Key } from '@/lib/simulation/threefry';
import { cryptoFrom, gapFrom, profitFrom, sellFrom, type Hundredths } from '@/lib/simulation/trade';

/** The figures of one completed trade that the lesson adds up. */
export type CompletedTrade = {
  readonly buy: Hundredths;
  readonly sell: Hundredths;
  /** `sell − buy`. */
  readonly profit: Hundredths;
  /** Whether the trade sells one of the `stableCoins`. */
  readonly isStable: boolean;
  /** Time since the previous trade, or since Start for the first one; 0 on the alternate view. */
  readonly gap: Milliseconds;
};

/**
 * Makes the function that computes a completed trade of a view from an index: 0 for the run's first
 * trade, negative for the trades listed before the run. The function reuses one buffer, because a
 * run may have hundreds of thousands of trades.
 */
export const completedTradesOf = (
  view: View,
  { seed, trades }: Pick<Settings, 'seed' | 'trades'>,
): ((index: number) => CompletedTrade) => {
  const keys = alternateKeys(seed);
  const words = new Uint32Array(2);
  /** Fills `words` with element `n` of a stream, and returns the first word. */
  const draw = (key: Key, n: number) => {
    threefry2x32(key, n, 0, words);
    return words[0] ?? 0;
  };
  return (index) => {
    const n = trades + 1 + index;
    const isStable = stableCoins.includes(cryptoFrom(draw(keys.assets, n)));
    if (view === 'alternate' && index >= 0) {
      const buy = buyFrom(draw(keys.buy, n));
      const profit = profitOfAll(keys, index, index + 1, alternateRound.ticks);
      return { buy, sell: buy + profit, profit, isStable, gap: 0 };
    }
    const sell = sellFrom(draw(keys.sell, n));
    const gap = gapFrom(draw(keys.trade, n));
    const profit = profitFrom(words[1] ?? 0);
    return { buy: sell - profit, sell, profit, isStable, gap: view === 'main' ? gap : 0 };
  };
};
