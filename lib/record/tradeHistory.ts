import type { View } from '@/lib/config/views';
import { alternateEngine } from '@/lib/simulation/alternateEngine';
import { stateAt, type Milliseconds, type Settings } from '@/lib/simulation/engine';
import { mainEngine } from '@/lib/simulation/mainEngine';
import { firstListed, gapAt, totalBeforeListed } from '@/lib/simulation/trade';
import type { Hundredths } from '@/lib/simulation/trade';
import { runTrade, type RunTrade } from './runTrade';

/** One trade of a run, in its current state. */
export type ListedTrade = RunTrade & {
  /** The total after this trade; `null` while the trade is open and not part of the total. */
  readonly total: Hundredths | null;
  /** False for trades before the run, whose profits are part of the starting amount. */
  readonly inRun: boolean;
  /** Time since Start; `null` before the run, and on the alternate view with its many starts. */
  readonly elapsed: Milliseconds | null;
};

/**
 * Every trade that a view has listed, oldest first. Computes the trades lazily, because a run may
 * have many. `elapsed` is the time since the last click on Start; `null` before Start.
 */
export function* tradeHistory(
  view: View,
  settings: Settings,
  elapsed: Milliseconds | null,
): Generator<ListedTrade> {
  const { trades: startingTrades, amount } = settings;
  const state =
    view === 'main'
      ? stateAt(mainEngine, settings, elapsed)
      : stateAt(alternateEngine, settings, elapsed);
  const { keys, count } = state;
  let total = totalBeforeListed(keys, startingTrades, amount);
  let at = 0;
  for (let number = firstListed(startingTrades); number <= count; number += 1) {
    const trade = runTrade({ view, keys, startingTrades }, number);
    const inRun = number > startingTrades;
    total += trade.profit;
    if (inRun) at += gapAt(keys, number);
    yield { ...trade, total, inRun, elapsed: inRun && view === 'main' ? at : null };
  }
  const open = state.view === 'alternate' ? state.trades.filter(({ sell }) => sell === null) : [];
  for (const trade of open.toReversed()) {
    yield { ...trade, total: null, inRun: true, elapsed: null };
  }
}
