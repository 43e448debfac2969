import type { View } from '@/lib/config/views';
import { alternateEngine } from '@/lib/simulation/alternateEngine';
import { alternateTrade } from '@/lib/simulation/alternateTrade';
import { stateAt, type Milliseconds, type Settings } from '@/lib/simulation/engine';
import { mainEngine } from '@/lib/simulation/mainEngine';
import {
  drawnPrices,
  firstListed,
  gapAt,
  makeTrade,
  totalBeforeListed,
} from '@/lib/simulation/trade';
import type { Hundredths, Trade, TradeKeys } from '@/lib/simulation/trade';

/** The properties of a run that determine its trades. */
export type Run = {
  readonly view: View;
  readonly keys: TradeKeys;
  /** The number of trades before the run. */
  readonly startingTrades: number;
};

/** A completed trade of either view. */
export type RunTrade = Trade & { readonly number: number };

/** Trade `number` of a run, as completed. */
export const runTrade = ({ view, keys, startingTrades }: Run, number: number): RunTrade =>
  view === 'main'
    ? makeTrade(keys, number, drawnPrices(keys, number), { number })
    : alternateTrade(keys, number, startingTrades);

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
