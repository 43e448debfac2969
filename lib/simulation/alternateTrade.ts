import { ranges } from '@/lib/config/ranges';
import { drawInteger, integerFrom, wordsAt } from './randomStream';
import { threefry2x32 } from './threefry';
import { tradeAt, type Hundredths, type SimulatedTrade, type TradeKeys } from './trade';

/**
 * A trade of the alternate view. It is opened, makes a profit of zero or more that grows with every
 * tick, and is sold.
 */
export type AlternateTrade = Omit<SimulatedTrade, 'serialNumber' | 'sell'> & {
  readonly number: number;
} & (
    | { readonly status: 'new'; readonly sell: null }
    | { readonly status: 'sold'; /** `buy + profit`. */ readonly sell: Hundredths }
  );

/** The number of trades in a round. */
export const tradesPerRound = 2;

/** Trade `number`, sold before the run, with a profit that is drawn as on the main view. */
export const soldTrade = (keys: TradeKeys, number: number): AlternateTrade => {
  const { serialNumber, ...trade } = tradeAt(keys, number);
  return { ...trade, number: serialNumber, status: 'sold' };
};

/** The buy price of a trade that a round opens. Within `ranges.buy`. */
export const buyFrom = (word: number): Hundredths => integerFrom(word, ranges.buy);

/** Trade `number` as opened by a round, without a profit or a sell price. */
export const openedTrade = (keys: TradeKeys, number: number): AlternateTrade => {
  const buy = buyFrom(wordsAt(keys.buy, number)[0]);
  return { ...soldTrade(keys, number), buy, profit: 0, sell: null, status: 'new' };
};

/** The profit that a tick adds to the first, or to the second trade of a round. */
const growthFrom = (word: number, n: number) =>
  integerFrom(word, ranges.growth[n % 2 === 0 ? 0 : 1]);

/**
 * The sum of the profits of consecutive trades of the run. Allocates no memory per tick, because a
 * link may skip 10,000 rounds.
 *
 * @param first the index of the first trade; 0 for the run's first one
 * @param last the index after the last trade
 * @param ticks the number of ticks for which each trade has grown
 */
export const profitOfAll = (
  keys: TradeKeys,
  first: number,
  last: number,
  ticks: number,
): Hundredths => {
  const words = new Uint32Array(2);
  let profit = 0;
  for (let n = first; n < last; n += 1) {
    for (let tick = 0; tick < ticks; tick += 1) {
      threefry2x32(keys.tick, n, tick, words);
      profit += growthFrom(words[0] ?? 0, n);
    }
  }
  return profit;
};

/** Sells an open trade. Returns a sold one as the same object. */
export const sellTrade = (trade: AlternateTrade): AlternateTrade =>
  trade.status === 'sold' ? trade : { ...trade, status: 'sold', sell: trade.buy + trade.profit };

/** The made-up success rate of a seed, in tenths of a percent. */
export const successRateOf = (seed: string): number =>
  drawInteger(seed, 'successRate', ranges.successRate);
