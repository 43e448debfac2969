/* When things happen, in milliseconds. */
import type { Range } from './ranges';

/** The range of the random time from Start, or from a trade, to the next trade of the main view. */
export const tradeInterval = { min: 2_000, max: 4_000 } as const satisfies Range;

/** How the two trades of a round of the alternate view grow (`analysis.ts` has what comes before). */
export const round = {
  /** Time between two changes of an open trade. The words in `messages/` say *per second*. */
  tick: 1_000,
  /** Number of ticks until the trades are sold. */
  ticks: 20,
} as const;

/** Time in which the large figure counts to its new value. */
export const countUpDuration = 2_000;

/** Simulated time for which the pop-up shows the last profit: less than `tradeInterval.min`, or the list would not slide for each trade. */
export const popUpDuration = 1_500;

/** Minimum time between two announcements of the main view to screen readers. */
export const announcementInterval = 20_000;
