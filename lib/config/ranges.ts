/** A range of integers, both ends included. */
export type Range = { readonly min: number; readonly max: number };

/** The ranges that random figures are drawn from. Money is in hundredths. */
export const ranges = {
  profit: { min: 2_00, max: 12_00 },
  /** Sell price of one trade. Subtracting the profit gives the buy price. */
  sell: { min: 50_00, max: 2_050_00 },
  /** Buy price of a trade that the alternate view opens. Adding the profit gives the sell price. */
  buy: { min: 50_00, max: 2_050_00 },
  /** Profit added per tick to the first and to the second open trade of a round. */
  growth: [
    { min: 0, max: 30 },
    { min: 0, max: 90 },
  ],
  /** Success rate of the alternate view, in tenths of a percent. */
  successRate: { min: 750, max: 910 },
  /** Starting profit, for a link without one. */
  startingAmount: { min: 2_000_00, max: 17_000_00 },
  /** Starting number of trades on the main view, for a link without one. */
  startingTrades: { min: 10, max: 40 },
  /** Number of notifications next to the bell. */
  notifications: { min: 0, max: 10 },
} as const satisfies Record<string, Range | readonly Range[]>;
