import { ranges } from '@/lib/config/ranges';
import { round } from '@/lib/config/timing';
import { drawInteger, integerFrom, wordsAt } from './randomStream';
import { drawnPrices, makeTrade, type Hundredths, type Trade, type TradeKeys } from './trade';

/** A trade of the alternate view. Opens with a profit of 0, grows with every tick, and is sold. */
export type AlternateTrade = Trade & {
  /** From 1 for the very first trade. Never changes. */
  readonly number: number;
  readonly status: 'new' | 'sold';
};

export const tradesPerRound = 2;

/** The growth of the run's trade with an index, from 0, in one of its ticks, from 0. */
const growthAt = (keys: TradeKeys, index: number, tick: number): Hundredths =>
  integerFrom(wordsAt(keys.tick, index, tick)[0], ranges.growth[index % 2 === 0 ? 0 : 1]);

/** The growth in an update of the run, from 0. Each tick updates both trades of a round. */
export const updateGrowth = (keys: TradeKeys, update: number): Hundredths => {
  const tick = Math.floor(update / tradesPerRound);
  const firstOfRound = tradesPerRound * Math.floor(tick / round.ticks);
  return growthAt(keys, firstOfRound + (update % tradesPerRound), tick % round.ticks);
};

/**
 * The total profit of consecutive trades of the run after a number of ticks, in hundredths.
 *
 * @param first the index of the first trade; 0 for the run's first one
 * @param end the index after the last trade
 */
export const grownProfit = (keys: TradeKeys, first: number, end: number, ticks: number) => {
  let profit = 0;
  for (let index = first; index < end; index += 1) {
    for (let tick = 0; tick < ticks; tick += 1) profit += growthAt(keys, index, tick);
  }
  return profit;
};

/**
 * Trade `number` of the alternate view. The trades before the run are like those of the main view.
 *
 * @param startingTrades the number of trades before the run
 * @param ticks the number of ticks for which the trade has grown, 0 to `round.ticks`
 */
export const alternateTrade = (
  keys: TradeKeys,
  number: number,
  startingTrades: number,
  ticks: number = round.ticks,
): AlternateTrade => {
  const index = number - startingTrades - 1;
  if (index < 0) {
    return makeTrade(keys, number, drawnPrices(keys, number), { number, status: 'sold' });
  }
  const buy = integerFrom(wordsAt(keys.buy, number)[0], ranges.buy);
  const profit = grownProfit(keys, index, index + 1, ticks);
  const isSold = ticks === round.ticks;
  const prices = { buy, profit, sell: isSold ? buy + profit : null };
  return makeTrade(keys, number, prices, { number, status: isSold ? 'sold' : 'new' });
};

/** The made-up success rate of a seed, in tenths of a percent. */
export const successRateOf = (seed: string): number =>
  drawInteger(seed, 'successRate', ranges.successRate);
