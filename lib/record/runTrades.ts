import type { View } from '@/lib/config/views';
import { alternateTrade } from '@/lib/simulation/alternateTrade';
import { mainTrade, type Trade, type TradeKeys } from '@/lib/simulation/trade';

/** The properties of a run that determine its trades. */
type Run = {
  readonly view: View;
  readonly keys: TradeKeys;
  /** The number of trades before the run. */
  readonly startingTrades: number;
};

/** A completed trade of either view. */
export type RunTrade = Trade & { readonly number: number };

/** The trades of a run from number `first` to number `last`, each as completed. */
export function* runTrades(
  { view, keys, startingTrades }: Run,
  first: number,
  last: number,
): Generator<RunTrade> {
  for (let number = first; number <= last; number += 1) {
    const trade =
      view === 'main' ? mainTrade(keys, number) : alternateTrade(keys, number, startingTrades);
    yield { ...trade, number };
  }
}
