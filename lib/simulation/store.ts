import type { Speed } from '@/lib/config/speeds';
import type { Milliseconds } from './simulation';

/** What the page shows. It is the same object until something changes, or Start is pressed. */
export type Snapshot<State> = {
  readonly state: State;
  /** True while the display is paused. The run continues in the background. */
  readonly paused: boolean;
  /** True if the state is late or follows a pause. It is then shown at once, without animation. */
  readonly isJump: boolean;
  /** How many times as fast as the clock simulated time passes. */
  readonly speed: number;
};

/** Where a started run is, in the terms of the link parameters of the same names. */
export type Moment = {
  /** Since the last press on Start, in whole milliseconds of simulated time. */
  readonly t: Milliseconds;
  /** Rounds that had ended before that press. */
  readonly rounds: number;
  /** Whether the display is paused, or simulated time is held. */
  readonly paused: boolean;
};

/** Runs one simulation with one timer. */
export type Store<State> = {
  readonly getSnapshot: () => Snapshot<State>;
  /** The moment displayed, of presses up to then; `null` before the first press on Start. */
  readonly getMoment: () => Moment | null;
  /** The time displayed, in whole milliseconds since the first press; 0 before it. */
  readonly getTime: () => Milliseconds;
  /**
   * When Start was pressed with an effect, in whole milliseconds since the first press, in ascending
   * order. After `seek`, they may include presses that are later than the time displayed: these take
   * effect when it gets there. It is the same list until Start is pressed again.
   */
  readonly getPresses: () => readonly Milliseconds[];
  /** The timer runs while there is a listener. Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Starts the run and ends a pause, or a hold. A press with an effect replaces all later ones.
   *
   * @param at when Start was pressed; now by default
   */
  readonly start: (at?: Milliseconds) => void;
  /**
   * Starts a run that was not started when a wait is over. Until then, Start has no effect.
   *
   * @param readWait the real time until then; it is read again and again, since clocks are corrected
   */
  readonly startAfter: (readWait: () => Milliseconds) => void;
  /** Real time until then; 0 if it does not wait. */
  readonly getWait: () => Milliseconds;
  /** Pauses the display, or shows the current state again. */
  readonly setPaused: (paused: boolean) => void;
  /**
   * Shows the run at another time, and continues from there. Presses on Start after that time are
   * kept, and take effect again at their times. A run that was not started is started.
   *
   * @param at since the first press on Start, 0 or more
   */
  readonly seek: (at: Milliseconds) => void;
  /** How fast simulated time passes, or passed before it was held. */
  readonly getSpeed: () => Speed;
  /** Changes how fast simulated time passes. @param speed 0 holds it */
  readonly setSpeed: (speed: Speed | 0) => void;
};

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
