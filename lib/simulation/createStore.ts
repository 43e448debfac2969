import type { Clock } from './clock';
import type { Milliseconds, Settings, Simulation } from './simulation';

/** What is shown. The same object until something is different. */
export type Snapshot<State> = {
  readonly state: State;
  /** True while the display is held still; the run goes on behind it. */
  readonly paused: boolean;
  /** True if the state came late or after a pause, and so is to be shown at once, not animated. */
  readonly late: boolean;
};

/** Drives one simulation with one timer. */
export type Store<State> = {
  readonly getSnapshot: () => Snapshot<State>;
  /** Runs the timer while there is a listener; returns what takes the listener away. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the run, at an earlier time if Start was pressed then, and lifts the pause. */
  readonly start: (at?: Milliseconds) => void;
  /** Holds the display still, or shows the present state again. */
  readonly setPaused: (paused: boolean) => void;
};

/** A timer this late, in milliseconds, was held up: by a hidden tab, sleep, or a busy computer. */
const lateAfter = 1_000;

/**
 * The longest stretch of a run that is made at a time: a week, some 200,000 trades. A phone needs
 * tens of milliseconds for it; whoever comes back after years does not find the page frozen.
 */
export const longestStretch: Milliseconds = 7 * 24 * 3_600_000;

export const createStore = <State>(
  simulation: Simulation<State>,
  settings: Settings,
  clock: Clock,
): Store<State> => {
  const { initial, start, advance, dueAt } = simulation;
  const listeners = new Set<() => void>();
  /** The newest state made, shown once it has caught up with the clock. */
  let made = initial(settings);
  let late = false;
  let snapshot: Snapshot<State> = { state: made, paused: false, late };
  let disarm = () => {};
  let stopWatching = () => {};

  const publish = (next: Snapshot<State>) => {
    if (
      next.state === snapshot.state &&
      next.paused === snapshot.paused &&
      next.late === snapshot.late
    ) {
      return;
    }
    snapshot = next;
    listeners.forEach((listener) => listener());
  };

  const arm = () => {
    disarm();
    disarm = () => {};
    if (listeners.size === 0 || snapshot.paused || !clock.isVisible()) return;
    const due = dueAt(made);
    if (due !== null) disarm = clock.wakeAt(due, wake);
  };

  /** Makes the next stretch of what is due; whether that was all of it. */
  const catchUp = (now: Milliseconds): boolean => {
    const due = dueAt(made);
    if (due === null || due > now) return true;
    late ||= now - due > lateAfter;
    made = advance(made, Math.min(now, due + longestStretch));
    return (dueAt(made) ?? Infinity) > now;
  };

  const wake = () => {
    if (!snapshot.paused && clock.isVisible() && catchUp(clock.now()) && made !== snapshot.state) {
      publish({ state: made, paused: false, late });
      late = false;
    }
    // What is still to be made is due already: its turn comes after the browser's.
    arm();
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      if (listeners.size === 1) {
        stopWatching = clock.onVisibility(wake);
        wake();
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) {
          stopWatching();
          arm();
        }
      };
    },
    start: (at = clock.now()) => {
      const now = clock.now();
      made = advance(start(advance(made, Math.min(at, now)), Math.min(at, now)), now);
      publish({ state: made, paused: false, late: snapshot.paused });
      arm();
    },
    setPaused: (paused) => {
      late = !paused;
      const state = !paused && catchUp(clock.now()) ? made : snapshot.state;
      publish({ state, paused, late: true });
      if (state === made) late = false;
      arm();
    },
  };
};
