import { limits } from '@/lib/config/limits';
import type { Hundredths } from '@/lib/simulation/trade';

const hour = 3_600_000;

/** Trades and gain of the main view in a time, on average, from the limits that they are drawn from. */
export const expectedIn = (
  hours: number,
): { readonly trades: number; readonly gain: Hundredths } => {
  const { tradeInterval, profit } = limits;
  const trades = Math.round((hours * hour * 2) / (tradeInterval.min + tradeInterval.max));
  return { trades, gain: Math.round((trades * (profit.min + profit.max)) / 2) };
};

/**
 * How likely it is that a number of trades in a row all win.
 *
 * @param rate the success rate in tenths of a percent
 * @returns tenths of a percent, rounded; 0 means less than half a tenth
 */
export const winsInARow = (rate: number, count: number): number =>
  Math.round((rate / 1_000) ** count * 1_000);

/** As many wins in a row can hardly be chance at any success rate: twenty rounds. */
export const manyTrades = 40;

/**
 * Whether a number of wins in a row may well be chance: it is at least as likely as one in twenty.
 *
 * @param rate the success rate in tenths of a percent
 */
export const canBeChance = (rate: number, count: number): boolean =>
  (rate / 1_000) ** count >= 0.05;
