import type { Range } from './range';

/** Between which limits the figures are made up. Money in hundredths, time in milliseconds. */
export const limits = {
  /** Time from one trade, or from Start, to the next trade; not shorter than a figure counts up. */
  tradeInterval: { min: 2_000, max: 4_000 },
  /** Profit of one trade. */
  profit: { min: 2_00, max: 12_00 },
  /** Sell price of one trade; its buy price is the sell price less the profit. */
  sell: { min: 50_00, max: 2_050_00 },
  /** Buy price of a trade that the alternate view opens; its sell price is that plus the profit. */
  buy: { min: 50_00, max: 2_050_00 },
  /** What a second adds to the first and to the second of two open trades. */
  growth: [
    { min: 0, max: 30 },
    { min: 0, max: 90 },
  ],
  /** Success rate of the alternate view, in tenths of a percent. */
  successRate: { min: 750, max: 910 },
  /** Starting profit, where the link gives none. */
  startingAmount: { min: 2_000_00, max: 17_000_00 },
  /** Starting number of trades on the main view, where the link gives none. */
  startingTrades: { min: 10, max: 40 },
  /** The same on the alternate view: always this many. */
  alternateStartingTrades: { min: 181, max: 181 },
  /** Number beside the bell. */
  notifications: { min: 0, max: 10 },
} as const satisfies Record<string, Range | readonly Range[]>;

/** How many of a thing there are. */
export const counts = {
  /** Trades in the list before the run starts. */
  initialTrades: 5,
  /** Trades kept while the run goes on. */
  keptTrades: 10,
  /** Totals kept for the line of the run. */
  keptTotals: 60,
} as const;

/** How long a thing is shown, in milliseconds. */
export const durations = {
  /** The large figure counts to its new value. */
  countUp: 2_000,
  /** The last profit pops up. */
  lastProfit: 1_500,
  /** At most one announcement to screen readers in this time. */
  announcement: 20_000,
} as const;

/** A round of the alternate view, durations in milliseconds. */
export const alternate = {
  /** Messages of the analysis, as many as `messages/` has, and how long each is shown. */
  steps: 4,
  stepDuration: 1_000,
  /** How long its result is shown. */
  resultDuration: 2_000,
  /** How often the two trades grow before they are sold, and how far apart. */
  ticks: 20,
  tickDuration: 1_000,
} as const;

/** What a link may give. */
export const linkLimits = {
  /** Code points of the display name. */
  name: 60,
  /** Characters of the seed. */
  seed: 64,
  /** Starting profit in whole units of the currency, either side of zero. */
  amount: 1_000_000_000,
  /** Starting number of trades. */
  trades: 1_000_000,
} as const;
