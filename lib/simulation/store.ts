import type { Speed } from '@/lib/config/speeds';
import type { Milliseconds } from './simulation';

/** The content of the page: the same object until something changes, or Start is pressed. */
export type Snapshot<State> = {
  readonly state: State;
  /** True while the display is paused. The run continues in the background. */
  readonly paused: boolean;
  /** True to show the state without animation: after a delay, a pause, a seek or a new speed. */
  readonly isJump: boolean;
  /** Simulated time per real time; 0 while simulated time is held. */
  readonly speed: number;
};

/** The position in a started run, in terms of the link parameters of the same names. */
export type Moment = {
  /** Since the last press on Start, in whole milliseconds of simulated time. */
  readonly t: Milliseconds;
  /** Number of rounds that were completed before the last press on Start. */
  readonly rounds: number;
  /** Whether the display is paused, or simulated time is held. */
  readonly paused: boolean;
};

/** Runs one simulation with one timer. */
export type Store<State> = {
  readonly getSnapshot: () => Snapshot<State>;
  /** The moment displayed, from the presses up to then; `null` before the first press on Start. */
  readonly getMoment: () => Moment | null;
  /** The time displayed, in whole milliseconds since the first press; 0 before it. */
  readonly getTime: () => Milliseconds;
  /**
   * The presses on Start that had an effect, in whole milliseconds since the first one, ascending:
   * the same list until Start is pressed again. After `seek`, some may be later than the time
   * displayed, and take effect at their times.
   */
  readonly getPresses: () => readonly Milliseconds[];
  /** Adds a listener. The timer runs while there are any. Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Starts the run and ends a pause, or a hold. A press with an effect replaces all later presses.
   *
   * @param at the clock's time of the press; now by default, and at the latest
   */
  readonly start: (at?: Milliseconds) => void;
  /**
   * Starts a run after a wait, during which Start has no effect. The run must not be started yet.
   *
   * @param readWait returns the rest of the wait in real time. Called repeatedly, because clocks
   *   may be corrected
   */
  readonly startAfter: (readWait: () => Milliseconds) => void;
  /** The rest of the wait in real time; 0 if the run is not waiting. */
  readonly getWait: () => Milliseconds;
  /** Pauses the display, or shows the current state again. */
  readonly setPaused: (paused: boolean) => void;
  /**
   * Shows the run at another time, and continues from there. Presses on Start after that time are
   * kept, and take effect again at their times. Starts a run that was not started.
   *
   * @param at simulated time since the first press on Start, 0 or more
   */
  readonly seek: (at: Milliseconds) => void;
  /** The speed of simulated time; while held, the speed before the hold. */
  readonly getSpeed: () => Speed;
  /**
   * Changes the speed of simulated time.
   *
   * @param speed 0 holds simulated time
   */
  readonly setSpeed: (speed: Speed | 0) => void;
};

/** The environment of the store: the time, and whether the page is visible. */
export type Clock = {
  /** Never decreases. */
  readonly now: () => Milliseconds;
  /** Calls `wake` once, at a time or soon after. Returns a function that cancels the call. */
  readonly wakeAt: (at: Milliseconds, wake: () => void) => () => void;
  /** False while the page is hidden. */
  readonly isVisible: () => boolean;
  /** Calls `listener` when the page is hidden, shown or restored. Returns a function to stop. */
  readonly onVisibility: (listener: () => void) => () => void;
};
