import type { View } from '@/lib/config/views';
import { alternateEngine } from '@/lib/simulation/alternateEngine';
import type { Engine, Milliseconds, Settings } from '@/lib/simulation/engine';
import { mainEngine } from '@/lib/simulation/mainEngine';
import {
  totalBeforeListed,
  tradeAt,
  tradeKeys,
  type Hundredths,
  type SimulatedTrade,
} from '@/lib/simulation/trade';
import { runTrades, type RunTrade } from './runTrades';

/** One trade of a run, in its current state. */
export type ListedTrade = Omit<SimulatedTrade, 'sell'> &
  RunTrade & {
    /** `null` while the trade is open. */
    readonly sell: Hundredths | null;
    /** The total after this trade; `null` while the trade is open and not part of the total. */
    readonly total: Hundredths | null;
  };

const stateAt = <State>(
  { initial, start, advance }: Engine<State>,
  settings: Settings,
  elapsed: Milliseconds | null,
): State => {
  const idle = initial(settings);
  return elapsed === null ? idle : advance(start(idle, 0), elapsed);
};

/** The number of the last sold trade, and the profits of the open ones after it. */
const endOf = (view: View, settings: Settings, elapsed: Milliseconds | null) => {
  if (view === 'main') return { count: stateAt(mainEngine, settings, elapsed).count, open: [] };
  const { count, trades } = stateAt(alternateEngine, settings, elapsed);
  const open = trades.filter(({ status }) => status === 'new').map(({ profit }) => profit);
  return { count, open: open.reverse() };
};

/**
 * Every trade that a view has listed, oldest first, computed lazily. The state of a page does not
 * suffice, because it contains only the latest trades.
 *
 * @param elapsed time since the last click on Start; `null` if Start was not clicked
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
    const profit = open[n - count - 1];
    if (profit !== undefined) {
      yield { ...shared, profit, sell: null, total: null };
      continue;
    }
    total += trade.profit;
    yield { ...shared, sell: trade.buy + trade.profit, total };
  }
}
