import { alternateRound } from '@/lib/config/limits';
import type { AlternateState } from '@/lib/simulation/alternateSimulation';
import {
  alternateKeys,
  openedTrade,
  profitOfAll,
  soldTrade,
  tradesPerRound,
} from '@/lib/simulation/alternateTrade';
import type { Settings } from '@/lib/simulation/simulation';
import type { ListedTrade, TradeHistory } from './tradeHistory';
import { firstListed, totalBeforeListed } from '@/lib/simulation/trade';

/**
 * @param count the number of the newest sold trade
 * @param openTicks the number of ticks since two more trades were opened; `null` if none is open
 */
function* tradesUpTo(
  count: number,
  openTicks: number | null,
  { seed, amount, trades }: Settings,
): Generator<ListedTrade> {
  const keys = alternateKeys(seed);
  let total = totalBeforeListed(keys, trades, amount);
  const last = openTicks === null ? count : count + tradesPerRound;
  for (let n = firstListed(trades); n <= last; n += 1) {
    const inRun = n > trades;
    const isOpen = n > count;
    const trade = inRun ? openedTrade(keys, n) : soldTrade(keys, n);
    const ticks = isOpen ? (openTicks ?? 0) : alternateRound.ticks;
    const index = n - trades - 1;
    const profit = inRun ? profitOfAll(keys, index, index + 1, ticks) : trade.profit;
    // The profit of open trades is in no total that is returned, because these trades come last.
    total += profit;
    yield {
      ...trade,
      serialNumber: n,
      profit,
      sell: isOpen ? null : trade.buy + profit,
      total: isOpen ? null : total,
      inRun,
      elapsed: null,
    };
  }
}

/**
 * The trades up to a state of a run.
 *
 * @param settings the settings of that run
 */
export const alternateTradeHistory = (
  settings: Settings,
  { count, phase }: Pick<AlternateState, 'count' | 'phase'>,
): TradeHistory => tradesUpTo(count, phase.name === 'trading' ? phase.tick : null, settings);
