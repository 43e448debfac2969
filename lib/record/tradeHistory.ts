import type { View } from '@/lib/config/views';
import { alternateEngine } from '@/lib/simulation/alternateEngine';
import { stateAt, type Milliseconds, type Settings } from '@/lib/simulation/engine';
import { mainEngine } from '@/lib/simulation/mainEngine';
import { totalBeforeListed, tradeAt, tradeKeys } from '@/lib/simulation/trade';
import type { Hundredths, SimulatedTrade } from '@/lib/simulation/trade';
import { runTrades, type RunTrade } from './runTrades';

/** One trade of a run, in its current state. */
export type ListedTrade = Omit<SimulatedTrade, 'sell'> &
  RunTrade & {
    /** `null` while the trade is open. */
    readonly sell: Hundredths | null;
    /** The total after this trade; `null` while the trade is open and not part of the total. */
    readonly total: Hundredths | null;
  };

/** The number of the last sold trade, and the profits of the open ones after it. */
const endOf = (view: View, settings: Settings, elapsed: Milliseconds | null) => {
  if (view === 'main') return { count: stateAt(mainEngine, settings, elapsed).count, open: [] };
  const { count, trades } = stateAt(alternateEngine, settings, elapsed);
  const open = trades.filter(({ status }) => status === 'new').map(({ profit }) => profit);
  return { count, open: open.reverse() };
};

/**
 * Every trade that a view has listed, oldest first, computed lazily, since the state of a page has
 * only the latest. `elapsed` is the time since the last click on Start; `null` before Start.
 */
export function* tradeHistory(
  view: View,
  settings: Settings,
  elapsed: Milliseconds | null,
): Generator<ListedTrade> {
  const keys = tradeKeys(settings.seed);
  const { count, open } = endOf(view, settings, elapsed);
  let total = totalBeforeListed(keys, settings.trades, settings.amount);
  for (const trade of runTrades(view, settings)) {
    const n = trade.serialNumber;
    if (n > count + open.length) return;
    const shared = { ...tradeAt(keys, n), ...trade };
    const profit = n > count ? open[n - count - 1] : undefined;
    if (profit === undefined) {
      total += trade.profit;
      yield { ...shared, sell: trade.buy + trade.profit, total };
    } else {
      yield { ...shared, profit, sell: null, total: null };
    }
  }
}
