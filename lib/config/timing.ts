/* Durations and intervals of the simulation, its display and loading, in milliseconds. */
import type { Range } from './ranges';

/** The range of the random time from Start, or from a trade, to the next trade of the main view. */
export const tradeInterval = { min: 2_000, max: 4_000 } as const satisfies Range;

/** The messages of the fake analysis, in order: keys of `alternate` in `messages/`. */
export const analysisMessages = ['exploration', 'opportunity', 'condition', 'risk'] as const;

/** The time for which the analysis shows each message, and then the result. */
export const analysisTiming = { message: 1_000, result: 2_000 } as const;

export const analysisDuration =
  analysisMessages.length * analysisTiming.message + analysisTiming.result;

/** The growth of the two trades in a round of the alternate view, after the analysis. */
export const round = {
  /** Time between two changes of an open trade. The texts in `messages/` say *per second*. */
  tick: 1_000,
  /** Number of ticks until the trades are sold. */
  ticks: 20,
} as const;

/** A change with a longer delay, as after a hidden tab, sleep or load, is not animated. */
export const lateAfter = 1_000;

/** Time that the large figure takes to count to its new value. */
export const countUpDuration = 2_000;

/**
 * Simulated time for which the pop-up shows the last profit. Must be shorter than
 * `tradeInterval.min`, because the list slides when the pop-up appears again, and because a rewind
 * shows each trade at the end of its pop-up.
 */
export const popUpDuration = 1_500;

/** The main view announces its run once in each such interval: every 16 to 24 seconds. */
export const announcementInterval = 20_000;

/** Time without an answer after which loading the page counts as failed. */
export const loadTimeout = 10_000;
