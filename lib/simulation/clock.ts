import type { Milliseconds } from './simulation';

/** The environment of the store: the time, and whether the page is visible. */
export type Clock = {
  /** Never decreases. */
  readonly now: () => Milliseconds;
  /** Calls `wake` once, at that time or soon after. Returns a function that cancels the call. */
  readonly wakeAt: (at: Milliseconds, wake: () => void) => () => void;
  /** False while the page is hidden. */
  readonly isVisible: () => boolean;
  /** Calls `listener` when the page is hidden, shown or restored. Returns a function to stop it. */
  readonly onVisibility: (listener: () => void) => () => void;
};
