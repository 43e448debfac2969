import type { Settings } from '@/lib/simulation/simulation';
import type { ListedTrade, TradeHistory } from './tradeHistory';
import type { MainState } from '@/lib/simulation/mainSimulation';
import { wordsAt } from '@/lib/simulation/randomStream';
import {
  firstListed,
  gapFrom,
  totalBeforeListed,
  tradeAt,
  tradeKeys,
} from '@/lib/simulation/trade';

function* tradesUpTo(count: number, { seed, amount, trades }: Settings): Generator<ListedTrade> {
  const keys = tradeKeys(seed);
  let total = totalBeforeListed(keys, trades, amount);
  let elapsed = 0;
  for (let n = firstListed(trades); n <= count; n += 1) {
    const trade = tradeAt(keys, n);
    const inRun = n > trades;
    total += trade.profit;
    if (inRun) elapsed += gapFrom(wordsAt(keys.trade, n)[0]);
    yield { ...trade, total, inRun, elapsed: inRun ? elapsed : null };
  }
}

/**
 * The trades up to a state of a run.
 *
 * @param settings the settings of that run
 */
export const mainTradeHistory = (
  settings: Settings,
  { count }: Pick<MainState, 'count'>,
): TradeHistory => tradesUpTo(count, settings);
