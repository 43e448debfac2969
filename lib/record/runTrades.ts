import { round } from '@/lib/config/timing';
import type { View } from '@/lib/config/views';
import { buyFrom, profitOfAll } from '@/lib/simulation/alternateTrade';
import type { Milliseconds, Settings } from '@/lib/simulation/engine';
import { threefry2x32, type Key } from '@/lib/simulation/threefry';
import {
  cryptoFrom,
  firstListed,
  gapFrom,
  profitFrom,
  sellFrom,
  tradeKeys,
  type SimulatedTrade,
} from '@/lib/simulation/trade';

/** The figures of a completed trade. */
export type RunTrade = Pick<SimulatedTrade, 'serialNumber' | 'currencySell' | 'buy' | 'profit'> & {
  /** False for trades before the run, whose profits are part of the starting amount. */
  readonly inRun: boolean;
  /** Time since Start; `null` before the run, and on the alternate view, which has many starts. */
  readonly elapsed: Milliseconds | null;
};

/** The trades of a run, oldest first, from the first one that the page lists, without end. */
export function* runTrades(
  view: View,
  { seed, trades }: Pick<Settings, 'seed' | 'trades'>,
): Generator<RunTrade, never> {
  const keys = tradeKeys(seed);
  // One buffer, because a run may have hundreds of thousands of trades.
  const words = new Uint32Array(2);
  const draw = (key: Key, n: number) => {
    threefry2x32(key, n, 0, words);
    return words[0] ?? 0;
  };
  let elapsed = 0;
  for (let n = firstListed(trades); ; n += 1) {
    const inRun = n > trades;
    const isOpened = inRun && view === 'alternate';
    const gap = gapFrom(draw(keys.trade, n));
    const profit = isOpened
      ? profitOfAll(keys, n - trades - 1, n - trades, round.ticks)
      : // The second word of the draw for the gap.
        profitFrom(words[1] ?? 0);
    if (inRun) elapsed += gap;
    yield {
      serialNumber: n,
      currencySell: cryptoFrom(draw(keys.assets, n)),
      buy: isOpened ? buyFrom(draw(keys.buy, n)) : sellFrom(draw(keys.sell, n)) - profit,
      profit,
      inRun,
      elapsed: inRun && view === 'main' ? elapsed : null,
    };
  }
}
