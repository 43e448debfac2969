import type { Clock } from './clock';
import type { Milliseconds, Settings, Simulation } from './simulation';

/** What the page shows. It is the same object until something changes. */
export type Snapshot<State> = {
  readonly state: State;
  /** True while the display is paused. The run continues in the background. */
  readonly paused: boolean;
  /** True if the state is late or follows a pause. It is then shown at once, without animation. */
  readonly late: boolean;
};

/** Runs one simulation with one timer. */
export type Store<State> = {
  readonly getSnapshot: () => Snapshot<State>;
  /** The timer runs while there is a listener. Returns a function that removes the listener. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Starts the run and ends a pause. @param at when Start was pressed; now by default */
  readonly start: (at?: Milliseconds) => void;
  /** Pauses the display, or shows the current state again. */
  readonly setPaused: (paused: boolean) => void;
};

/** A timer that is later than this, in milliseconds, was delayed by a hidden tab, sleep or load. */
const lateAfter = 1_000;

/**
 * The longest part of a run that is computed at a time: a week, about 200,000 trades. A phone needs
 * tens of milliseconds for it, so that the page does not freeze even if it was hidden for years.
 */
export const maxCatchUpStep: Milliseconds = 7 * 24 * 3_600_000;

export const createStore = <State>(
  simulation: Simulation<State>,
  settings: Settings,
  clock: Clock,
): Store<State> => {
  const { initial, start, advance, dueAt } = simulation;
  const listeners = new Set<() => void>();
  /** The newest computed state. It is shown once it has caught up with the clock. */
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

  /** Computes the next part of what is due. Returns whether that was everything. */
  const catchUp = (now: Milliseconds): boolean => {
    const due = dueAt(made);
    if (due === null || due > now) return true;
    late ||= now - due > lateAfter;
    made = advance(made, Math.min(now, due + maxCatchUpStep));
    return (dueAt(made) ?? Infinity) > now;
  };

  const wake = () => {
    if (!snapshot.paused && clock.isVisible() && catchUp(clock.now()) && made !== snapshot.state) {
      publish({ state: made, paused: false, late });
      late = false;
    }
    // If something is still due, this timer fires without delay, but lets the page respond first.
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
