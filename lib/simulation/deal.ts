import { alternateRound } from '@/lib/config/limits';
import { stableCoins } from '@/lib/config/tradedAssets';
import type { View } from '@/lib/config/views';
import { alternateKeys, buyOf, profitOfAll } from './alternateTrade';
import { wordsAt } from './randomStream';
import type { Milliseconds, Settings } from './simulation';
import { assetsOf, gapFrom, profitOf, sellOf, tradeKeys, type Hundredths } from './trade';

/** The figures of one completed trade that the lesson adds up. */
export type Deal = {
  readonly buy: Hundredths;
  readonly sell: Hundredths;
  /** `sell − buy`. */
  readonly profit: Hundredths;
  /** Whether it sells a coin that is made to keep its price. */
  readonly isStable: boolean;
  /** Time since the trade before it, or since Start; 0 on the alternate view. */
  readonly gap: Milliseconds;
};

/** Makes the function that computes a trade of a run; its argument is 0 for the run's first trade. */
export const dealsOf = (
  view: View,
  { seed, trades }: Pick<Settings, 'seed' | 'trades'>,
): ((place: number) => Deal) => {
  if (view === 'main') {
    const keys = tradeKeys(seed);
    return (place) => {
      const n = trades + 1 + place;
      const sell = sellOf(keys, n);
      const profit = profitOf(keys, n);
      const isStable = stableCoins.includes(assetsOf(keys, n).currencySell);
      return {
        buy: sell - profit,
        sell,
        profit,
        isStable,
        gap: gapFrom(wordsAt(keys.trade, n)[0]),
      };
    };
  }
  const keys = alternateKeys(seed);
  return (place) => {
    const n = trades + 1 + place;
    const buy = buyOf(keys, n);
    const profit = profitOfAll(keys, place, place + 1, alternateRound.ticks);
    const isStable = stableCoins.includes(assetsOf(keys, n).currencySell);
    return { buy, sell: buy + profit, profit, isStable, gap: 0 };
  };
};
