import { alternate } from '@/lib/config/limits';
import {
  alternateKeys,
  growthAt,
  openedTrade,
  soldTrade,
  type AlternateKeys,
} from '@/lib/simulation/alternateTrade';
import type { Progress, Settings } from '@/lib/simulation/simulation';
import { firstListed, totalBeforeListed } from '@/lib/simulation/trade';
import type { Cell } from './csvOf';
import { figureColumns, type Table } from './table';

/** How many trades have been opened and not sold yet. */
const openTrades = ({ openTicks }: Progress) => (openTicks === null ? 0 : 2);

/** What trade `n` of the run, 0 for its first, has grown to after so many ticks. */
const grown = (keys: AlternateKeys, n: number, ticks: number) => {
  let profit = 0;
  for (let tick = 0; tick < ticks; tick += 1) profit += growthAt(keys, n, tick);
  return profit;
};

function* rows({ seed, amount, trades }: Settings, progress: Progress): Generator<Cell[]> {
  const keys = alternateKeys(seed);
  const first = firstListed(trades);
  let total = totalBeforeListed(keys, trades, amount);
  const last = progress.count + openTrades(progress);
  for (let n = first; n <= last; n += 1) {
    const inRun = n > trades;
    const isOpen = n > progress.count;
    const trade = inRun ? openedTrade(keys, n) : soldTrade(keys, n);
    const { uuid, currencySell, currencyBuy, buy } = trade;
    const ticks = isOpen ? (progress.openTicks ?? 0) : alternate.ticks;
    const profit = inRun ? grown(keys, n - trades - 1, ticks) : trade.profit;
    if (!isOpen) total += profit;
    yield [
      n,
      uuid,
      currencySell.code,
      currencyBuy.code,
      buy / 100,
      isOpen ? null : (buy + profit) / 100,
      profit / 100,
      isOpen ? null : total / 100,
      isOpen ? 'new' : 'sold',
      inRun ? 'run' : 'before',
    ];
  }
}

/**
 * Every trade that the alternate view has listed, oldest first, made again by the engine: the last
 * five before the run, whose profits are inside the starting amount, and all of the run. A trade
 * that is open has no sell price and does not count in `total` yet.
 */
export const alternateTable = (settings: Settings, progress: Progress): Table => ({
  columns: ['number', ...figureColumns, 'status', 'part'],
  length: progress.count + openTrades(progress) - firstListed(settings.trades) + 1,
  rows: rows(settings, progress),
});
