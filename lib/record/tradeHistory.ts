import { alternateRound } from '@/lib/config/limits';
import type { View } from '@/lib/config/views';
import { alternateSimulation } from '@/lib/simulation/alternateSimulation';
import { buyFrom, profitOfAll, tradesPerRound } from '@/lib/simulation/alternateTrade';
import { mainSimulation } from '@/lib/simulation/mainSimulation';
import { wordsAt } from '@/lib/simulation/randomStream';
import type { Milliseconds, Settings, Simulation } from '@/lib/simulation/simulation';
import {
  firstListed,
  gapFrom,
  totalBeforeListed,
  tradeAt,
  tradeKeys,
  type Hundredths,
  type SimulatedTrade,
} from '@/lib/simulation/trade';

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

const stateAt = <State>(
  { initial, start, advance }: Simulation<State>,
  settings: Settings,
  t: Milliseconds | null,
): State => {
  const idle = initial(settings);
  return t === null ? idle : advance(start(idle, 0), t);
};

/** The number of the last sold trade, and the ticks since two more were opened; `null` for none. */
const endOf = (view: View, settings: Settings, t: Milliseconds | null) => {
  if (view === 'main') return { count: stateAt(mainSimulation, settings, t).count, ticks: null };
  const { count, phase } = stateAt(alternateSimulation, settings, t);
  return { count, ticks: phase.name === 'trading' ? phase.tick : null };
};

/**
 * Every trade that a view has listed, oldest first, computed lazily. The state of a page does not
 * suffice, because it contains only the latest trades.
 *
 * @param t time since the last click on Start; `null` if Start was not clicked
 */
export function* tradeHistory(
  view: View,
  settings: Settings,
  t: Milliseconds | null,
): Generator<ListedTrade> {
  const { seed, amount, trades } = settings;
  const keys = tradeKeys(seed);
  const { count, ticks } = endOf(view, settings, t);
  const last = ticks === null ? count : count + tradesPerRound;
  let total = totalBeforeListed(keys, trades, amount);
  let elapsed = 0;
  for (let n = firstListed(trades); n <= last; n += 1) {
    const inRun = n > trades;
    const isOpen = n > count;
    const trade = tradeAt(keys, n);
    let { buy, profit } = trade;
    if (inRun && view === 'alternate') {
      const index = n - trades - 1;
      buy = buyFrom(wordsAt(keys.buy, n)[0]);
      profit = profitOfAll(keys, index, index + 1, isOpen ? (ticks ?? 0) : alternateRound.ticks);
    }
    if (inRun) elapsed += gapFrom(wordsAt(keys.trade, n)[0]);
    total += profit;
    yield {
      ...trade,
      buy,
      profit,
      sell: isOpen ? null : buy + profit,
      total: isOpen ? null : total,
      inRun,
      elapsed: inRun && view === 'main' ? elapsed : null,
    };
  }
}
