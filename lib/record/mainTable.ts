import type { Progress, Settings } from '@/lib/simulation/simulation';
import { wordsAt } from '@/lib/simulation/stream';
import {
  firstListed,
  gapFrom,
  totalBeforeListed,
  tradeAt,
  tradeKeys,
} from '@/lib/simulation/trade';
import type { Cell } from './csvOf';
import { figureColumns, type Table } from './table';

function* rows({ seed, amount, trades }: Settings, { count }: Progress): Generator<Cell[]> {
  const keys = tradeKeys(seed);
  const first = firstListed(trades);
  let total = totalBeforeListed(keys, trades, amount);
  let elapsed = 0;
  for (let n = first; n <= count; n += 1) {
    const { uuid, currencySell, currencyBuy, sell, buy, profit } = tradeAt(keys, n);
    const inRun = n > trades;
    total += profit;
    if (inRun) elapsed += gapFrom(wordsAt(keys.trade, n)[0]);
    yield [
      n,
      uuid,
      currencySell.code,
      currencyBuy.code,
      buy / 100,
      sell / 100,
      profit / 100,
      total / 100,
      inRun ? 'run' : 'before',
      inRun ? elapsed : null,
    ];
  }
}

/**
 * Every trade that the main view has listed, oldest first, made again by the engine: the last five
 * before the run, whose profits are inside the starting amount, and all of the run. `total` is the
 * amount after the trade, `elapsed` milliseconds since Start.
 */
export const mainTable = (settings: Settings, progress: Progress): Table => ({
  columns: ['serialNumber', ...figureColumns, 'part', 'elapsed'],
  length: progress.count - firstListed(settings.trades) + 1,
  rows: rows(settings, progress),
});
