import type { Clock } from './clock';
import type { Milliseconds, Settings, Simulation } from './simulation';
import type { Snapshot, Store } from './store';

/** A timer that is later than this, in milliseconds, was delayed by a hidden tab, sleep or load. */
const lateAfter = 1_000;

/**
 * The longest part of a run that is computed at a time: a week, about 200,000 trades. A phone needs
 * tens of milliseconds for it, so that the page does not freeze even if it was hidden for years.
 */
export const maxCatchUpStep: Milliseconds = 7 * 24 * 3_600_000;

/** Added to the time, so that rounding errors never make a timer too early for what it is for. */
const tolerance: Milliseconds = 0.001;

export const createStore = <State>(
  simulation: Simulation<State>,
  settings: Settings,
  clock: Clock,
): Store<State> => {
  const { initial, start, advance, dueAt } = simulation;
  const listeners = new Set<() => void>();
  const first = initial(settings);
  /** The newest computed state. It is shown once it has caught up with the clock. */
  let made = first;
  let late = false;
  let snapshot: Snapshot<State> = { state: made, paused: false, late, speed: 1 };
  let presses: readonly Milliseconds[] = [];
  /** The last speed that was not 0. */
  let movingSpeed = 1;
  /** At the clock's time `since`, `at` of simulated time had passed since the first press. */
  let pace: { readonly at: Milliseconds; readonly since: Milliseconds } = { at: 0, since: 0 };
  /** The time displayed during a pause. */
  let pausedAt: Milliseconds = 0;
  let disarm = () => {};
  let stopWatching = () => {};

  const passedAt = (time: Milliseconds) => pace.at + (time - pace.since) * snapshot.speed;
  const now = () => passedAt(clock.now()) + tolerance;

  const publish = (changes: Partial<Snapshot<State>>) => {
    snapshot = { ...snapshot, ...changes };
    listeners.forEach((listener) => listener());
  };

  const arm = () => {
    disarm();
    disarm = () => {};
    const { paused, speed } = snapshot;
    if (listeners.size === 0 || paused || speed === 0 || !clock.isVisible()) return;
    const due = dueAt(made);
    if (due !== null) disarm = clock.wakeAt(pace.since + (due - pace.at) / speed, wake);
  };

  /** Computes the next part of what is due. Returns whether that was everything. */
  const catchUp = (at: Milliseconds): boolean => {
    const due = dueAt(made);
    if (due === null) return true;
    late ||= at - due > lateAfter * snapshot.speed;
    made = advance(made, Math.min(at, due + maxCatchUpStep));
    return (dueAt(made) ?? Infinity) > at;
  };

  const wake = () => {
    if (!snapshot.paused && clock.isVisible() && catchUp(now()) && made !== snapshot.state) {
      publish({ state: made, late });
      late = false;
    }
    // If something is still due, this timer fires without delay, but lets the page respond first.
    arm();
  };

  const setSpeed = (speed: number) => {
    // A held run shows everything until then, since its link says this moment.
    made = advance(made, now());
    const since = clock.now();
    pace = { at: passedAt(since), since };
    movingSpeed = speed || movingSpeed;
    // A figure that is counting would begin again, with another duration.
    const isAtOnce = snapshot.late || presses.length > 0;
    publish({ state: snapshot.paused ? snapshot.state : made, speed, late: isAtOnce });
    arm();
  };

  return {
    getSnapshot: () => snapshot,
    getPresses: () => presses,
    getMoment: () => {
      const pressed = presses.at(-1);
      if (pressed === undefined) return null;
      const { paused, speed } = snapshot;
      return {
        t: Math.floor((paused ? pausedAt : now()) - pressed),
        rounds: settings.rounds + presses.length - 1,
        paused: paused || speed === 0,
      };
    },
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
    start: (pressedAt = clock.now()) => {
      if (snapshot.speed === 0) setSpeed(movingSpeed);
      const time = Math.min(pressedAt, clock.now());
      if (presses.length === 0) pace = { at: 0, since: time };
      // In whole milliseconds, as everything that follows, so that a link can say the moment.
      const at = Math.floor(passedAt(time) + tolerance);
      const before = advance(made, at);
      const started = start(before, at);
      if (started !== before) presses = [...presses, at];
      made = advance(started, now());
      publish({ state: made, paused: false, late: snapshot.paused });
      arm();
    },
    setPaused: (paused) => {
      if (paused === snapshot.paused) return;
      pausedAt = now();
      const state = catchUp(pausedAt) ? made : snapshot.state;
      publish({ state, paused, late: true });
      // What is still to be computed is late too, even if it is only just due.
      if (state === made) late = false;
      arm();
    },
    seek: (at) => {
      if (presses.length === 0) presses = [0];
      // The same list, unless a press is taken back.
      if ((presses.at(-1) ?? 0) > at) presses = presses.filter((press) => press <= at);
      pace = { at, since: clock.now() };
      pausedAt = at;
      made = advance(
        presses.reduce((state, press) => start(advance(state, press), press), first),
        at,
      );
      publish({ state: made, late: true });
      arm();
    },
    setSpeed,
  };
};
