/** The largest values in a link. */
export const linkLimits = {
  /** Graphemes. */
  name: 60,
  /** Characters. */
  seed: 64,
  /** Whole units of the currency, positive or negative. */
  amount: 1_000_000_000,
  trades: 1_000_000,
  /** Seconds since Start: a week. */
  t: 604_800,
  /** Rounds before the last click on Start. */
  rounds: 10_000,
} as const;
