import type { Milliseconds } from '@/lib/simulation/simulation';
import type { Hundredths, SimulatedTrade } from '@/lib/simulation/trade';

/** One trade of a run, in its current state. */
export type ListedTrade = Omit<SimulatedTrade, 'sell'> & {
  /** `null` while the trade is open. */
  readonly sell: Hundredths | null;
  /** The total after this trade; `null` while the trade is open and not part of the total. */
  readonly total: Hundredths | null;
  /** False for trades before the run, whose profits are part of the starting amount. */
  readonly inRun: boolean;
  /** Time since Start; `null` before the run, and on the alternate view, which has many starts. */
  readonly elapsed: Milliseconds | null;
};

/** Every trade that a view has listed, oldest first, computed lazily. */
export type TradeHistory = Iterable<ListedTrade>;
