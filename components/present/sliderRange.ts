import type { Milliseconds } from '@/lib/simulation/simulation';

/** Seconds that the slider covers at least: ten minutes. */
const leastSeconds = 600;

/** The end of the slider, in seconds. @param reached the latest moment that was shown, in seconds */
export const sliderEnd = (reached: number): number => Math.max(leastSeconds, reached);

/** Where presses on Start are on a slider, as parts of its length. */
export const pressMarks = (presses: readonly Milliseconds[], end: number): readonly number[] =>
  presses.map((press) => Math.min(1, press / 1_000 / end));
