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

export const createStore = <State>(
  simulation: Simulation<State>,
  settings: Settings,
  clock: Clock,
): Store<State> => {
  const listeners = new Set<() => void>();
  let snapshot: Snapshot<State> = {
    state: simulation.initial(settings),
    paused: false,
    late: false,
  };
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
    const due = simulation.dueAt(snapshot.state);
    if (due !== null) disarm = clock.wakeAt(due, wake);
  };

  const wake = () => {
    if (!snapshot.paused && clock.isVisible()) {
      const now = clock.now();
      const due = simulation.dueAt(snapshot.state);
      const state = simulation.advance(snapshot.state, now);
      if (state !== snapshot.state && due !== null) {
        publish({ state, paused: false, late: now - due > lateAfter });
      }
    }
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
      const { start, advance } = simulation;
      const now = clock.now();
      const started = start(advance(snapshot.state, Math.min(at, now)), Math.min(at, now));
      publish({ state: advance(started, now), paused: false, late: snapshot.paused });
      arm();
    },
    setPaused: (paused) => {
      const state = paused ? snapshot.state : simulation.advance(snapshot.state, clock.now());
      publish({ state, paused, late: true });
      arm();
    },
  };
};
