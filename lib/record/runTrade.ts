import type { View } from '@/lib/config/views';
import { alternateTrade } from '@/lib/simulation/alternateTrade';
import { drawnPrices, makeTrade, type Trade, type TradeKeys } from '@/lib/simulation/trade';

/** The properties of a run that determine its trades. */
type Run = {
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
