import { ranges } from '@/lib/config/ranges';
import { drawInteger, integerFrom, wordsAt } from './randomStream';
import { threefry2x32 } from './threefry';
import { tradeAt, type Hundredths, type SimulatedTrade, type TradeKeys } from './trade';

/** A trade of the alternate view: opened, grows from a profit of 0 with every tick, and is sold. */
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

/**
 * The profits of consecutive trades of the run after a number of ticks, in hundredths, added up.
 * Allocates no memory per tick, because a link may skip 10,000 rounds.
 *
 * @param first the index of the first trade; 0 for the run's first one
 * @param end the index after the last trade
 */
export const profitOfAll = (keys: TradeKeys, first: number, end: number, ticks: number) => {
  const words = new Uint32Array(2);
  let profit = 0;
  for (let n = first; n < end; n += 1) {
    for (let tick = 0; tick < ticks; tick += 1) {
      threefry2x32(keys.tick, n, tick, words);
      profit += integerFrom(words[0] ?? 0, ranges.growth[n % 2 === 0 ? 0 : 1]);
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
