import { ranges } from '@/lib/config/ranges';
import { tradeInterval } from '@/lib/config/timing';

const hour = 3_600_000;

/** The expected number of trades of the main view, and their expected gain, both rounded. */
export const expectedIn = (hours: number) => {
  const { profit } = ranges;
  const trades = Math.round((hours * hour * 2) / (tradeInterval.min + tradeInterval.max));
  return { trades, gain: Math.round((trades * (profit.min + profit.max)) / 2) };
};

/** The probability of `count` wins in a row, rounded. It and `rate` are in tenths of a percent. */
export const winsInARow = (rate: number, count: number): number =>
  Math.round((rate / 1_000) ** count * 1_000);

/** Enough wins in a row (20 rounds) to rule out luck at any rate in `ranges.successRate`. */
export const manyTrades = 40;

/** Whether the probability of `count` wins in a row is at least 5%; `rate`: tenths of a percent. */
export const canBeChance = (rate: number, count: number): boolean =>
  (rate / 1_000) ** count >= 0.05;

/** The number of digits of 2^n. */
export const digitsOfPower = (n: number): number => Math.floor(n * Math.log10(2)) + 1;
