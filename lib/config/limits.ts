/** A range of integers, both ends included. */
export type Range = { readonly min: number; readonly max: number };

/** The ranges that random figures are drawn from: money in hundredths, time in milliseconds. */
export const limits = {
  /** Time from Start, or from a trade, to the next trade. At least `durations.countUp`. */
  tradeInterval: { min: 2_000, max: 4_000 },
  profit: { min: 2_00, max: 12_00 },
  /** Sell price of one trade. Subtracting the profit gives the buy price. */
  sell: { min: 50_00, max: 2_050_00 },
  /** Buy price of a trade that the alternate view opens. Adding the profit gives the sell price. */
  buy: { min: 50_00, max: 2_050_00 },
  /** Profit added per tick (a second) to the first and to the second open trade of a round. */
  growth: [
    { min: 0, max: 30 },
    { min: 0, max: 90 },
  ],
  /** Success rate of the alternate view, in tenths of a percent. */
  successRate: { min: 750, max: 910 },
  /** Starting profit, if the link has none. */
  startingAmount: { min: 2_000_00, max: 17_000_00 },
  /** Starting number of trades on the main view, if the link has none. */
  startingTrades: { min: 10, max: 40 },
  /** Starting number of trades on the alternate view, if the link has none: always the same. */
  alternateStartingTrades: { min: 181, max: 181 },
  /** Number of notifications next to the bell. */
  notifications: { min: 0, max: 10 },
} as const satisfies Record<string, Range | readonly Range[]>;

/** Lengths of lists. */
export const counts = {
  /** Trades in the list before the run starts. */
  initialTrades: 5,
  /** Trades kept in the list during a run. */
  keptTrades: 10,
  /** Totals kept for the line chart. */
  keptTotals: 60,
} as const;

/** Durations on the page, in milliseconds. */
export const durations = {
  /** Time in which the large figure counts to its new value. */
  countUp: 2_000,
  /** Time for which the pop-up shows the last profit. */
  lastProfit: 1_500,
  /** Minimum time between two announcements to screen readers. */
  announcement: 20_000,
} as const;

/** A round of the alternate view. Durations are in milliseconds. */
export const alternateRound = {
  /** Number of analysis messages, as many as `messages/` has, and how long each one is shown. */
  steps: 4,
  stepDuration: 1_000,
  /** How long the result of the analysis is shown. */
  resultDuration: 2_000,
  /** Number of ticks in which the two trades grow before they are sold, and the time per tick. */
  ticks: 20,
  tickDuration: 1_000,
} as const;

export const lessonSteps = 6;

/**
 * Limits of the values in a link: graphemes of the name, characters of the seed, whole units of the
 * currency, trades, seconds since Start (a week), and rounds before it.
 */
export const linkLimits = {
  name: 60,
  seed: 64,
  amount: 1_000_000_000,
  trades: 1_000_000,
  t: 604_800,
  rounds: 10_000,
} as const;
