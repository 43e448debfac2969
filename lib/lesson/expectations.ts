import { ranges } from '@/lib/config/ranges';
import { tradeInterval } from '@/lib/config/timing';
import type { Hundredths } from '@/lib/simulation/trade';

const hour = 3_600_000;

/** The expected number of trades and gain of the main view in a time, rounded, from their ranges. */
export const expectedIn = (
  hours: number,
): { readonly trades: number; readonly gain: Hundredths } => {
  const { profit } = ranges;
  const trades = Math.round((hours * hour * 2) / (tradeInterval.min + tradeInterval.max));
  return { trades, gain: Math.round((trades * (profit.min + profit.max)) / 2) };
};

/**
 * The probability that `count` trades in a row all win.
 *
 * @param rate the success rate in tenths of a percent
 * @returns tenths of a percent, rounded; 0 means less than half a tenth
 */
export const winsInARow = (rate: number, count: number): number =>
  Math.round((rate / 1_000) ** count * 1_000);

/** A number of wins in a row that can hardly be chance at any success rate: twenty rounds. */
export const manyTrades = 40;

/**
 * Whether `count` wins in a row may well be chance: the probability is at least one in twenty.
 *
 * @param rate the success rate in tenths of a percent
 */
export const canBeChance = (rate: number, count: number): boolean =>
  (rate / 1_000) ** count >= 0.05;
