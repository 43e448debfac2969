import type { Milliseconds } from './simulation';

/** What the store knows of the world outside: the time, and whether anybody looks. */
export type Clock = {
  /** Never goes back. */
  readonly now: () => Milliseconds;
  /** Calls `wake` once, at that time or soon after; returns what takes the call back. */
  readonly wakeAt: (at: Milliseconds, wake: () => void) => () => void;
  /** False while the page is hidden. */
  readonly isVisible: () => boolean;
  /** Calls `listener` whenever the page was hidden, shown or restored; returns what ends it. */
  readonly onVisibility: (listener: () => void) => () => void;
};
