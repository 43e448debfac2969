import type { Milliseconds, Settings, Simulation } from './simulation';

/** What a page shows: the same object until something changes. */
export type Snapshot<State> = {
  readonly state: State;
  /** Whether nothing is due, so that there is nothing to pause. */
  readonly isIdle: boolean;
  /** Whether simulated time stands still. */
  readonly isPaused: boolean;
  /** Whether to show the state without animation: it was opened, paused, resumed, or is late. */
  readonly isJump: boolean;
};

/** The position in a started run, in terms of the link parameters of the same names. */
export type Moment = {
  /** Since the last click on Start, in whole milliseconds of simulated time. */
  readonly t: Milliseconds;
  /** Number of rounds that were completed before the last click on Start. */
  readonly rounds: number;
  readonly paused: boolean;
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

/** Runs one simulation with one timer. */
export type Store<State> = {
  readonly getSnapshot: () => Snapshot<State>;
  /** Adds a listener. The timer runs while there are any. Returns a function to unsubscribe. */
  readonly subscribe: (listener: () => void) => () => void;
  /**
   * Starts the run, and ends a pause.
   *
   * @param at the clock's time of the click; now by default, and at the latest
   */
  readonly start: (at?: Milliseconds) => void;
  /** Stops simulated time, unless nothing is due, or lets it go on. */
  readonly setPaused: (isPaused: boolean) => void;
  /** The moment displayed; `null` before Start. */
  readonly getMoment: () => Moment | null;
};

/** Milliseconds after which a timer counts as late, because of a hidden tab, sleep or load. */
const lateAfter = 1_000;

/** Slack for rounding errors, so that a timer that fires for a change finds the change due. */
const tolerance: Milliseconds = 0.001;

/**
 * Creates the store of a run.
 *
 * @param opened where the run opens: the time since Start, and whether it opens paused. `null` for
 *   a run that was not started
 */
export const createStore = <State>(
  { initial, start, advance, dueAt }: Simulation<State>,
  settings: Settings,
  clock: Clock,
  opened: Pick<Moment, 't' | 'paused'> | null = null,
): Store<State> => {
  const listeners = new Set<() => void>();
  const snapshotOf = (state: State, isPaused: boolean, isJump: boolean): Snapshot<State> => ({
    state,
    isIdle: dueAt(state) === null,
    isPaused,
    isJump,
  });

  /** Simulated time was `at` when the clock showed `since`. It begins with the first Start. */
  let anchor = { at: opened?.t ?? 0, since: clock.now() };
  let { rounds } = settings;
  /** When Start last had an effect, in whole milliseconds of simulated time. */
  let startedAt: Milliseconds | null = opened && 0;
  const idle = initial(settings);
  let snapshot = snapshotOf(
    opened ? advance(start(idle, 0), opened.t) : idle,
    opened?.paused ?? false,
    opened !== null,
  );
  let disarm = () => {};
  let stopWatching = () => {};

  const timeAt = (time: Milliseconds) =>
    snapshot.isPaused ? anchor.at : anchor.at + time - anchor.since;
  const now = () => timeAt(clock.now());

  /** Shows a state, and sets the timer for its next change. */
  const show = (state: State, isPaused: boolean, isJump: boolean) => {
    snapshot = snapshotOf(state, isPaused, isJump);
    listeners.forEach((listener) => listener());
    arm();
  };

  const arm = () => {
    disarm();
    disarm = () => {};
    const due = dueAt(snapshot.state);
    if (due === null || listeners.size === 0 || snapshot.isPaused || !clock.isVisible()) return;
    disarm = clock.wakeAt(anchor.since + due - anchor.at, wake);
  };

  /** Shows what is due by now, in one step. */
  const wake = () => {
    const at = now() + tolerance;
    const due = dueAt(snapshot.state);
    if (clock.isVisible() && due !== null && due <= at) {
      show(advance(snapshot.state, at), snapshot.isPaused, at - due > lateAfter);
    } else {
      arm();
    }
  };

  return {
    getSnapshot: () => snapshot,
    getMoment: () =>
      startedAt === null
        ? null
        : { t: Math.floor(now() - startedAt + tolerance), rounds, paused: snapshot.isPaused },
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
    start: (clickedAt = clock.now()) => {
      const time = Math.min(clickedAt, clock.now());
      if (startedAt === null) anchor = { at: 0, since: time };
      // In whole milliseconds, because links contain no fractions of a millisecond.
      const at = Math.floor(timeAt(time) + tolerance);
      const { isPaused } = snapshot;
      const shown = now();
      const before = advance(snapshot.state, at);
      const started = start(before, at);
      if (started !== before) {
        if (startedAt !== null) rounds += 1;
        startedAt = at;
      }
      if (isPaused) anchor = { at: shown, since: clock.now() };
      show(advance(started, Math.max(at, shown) + tolerance), false, isPaused);
    },
    setPaused: (isPaused) => {
      if (isPaused === snapshot.isPaused) return;
      const at = now();
      const state = advance(snapshot.state, at + tolerance);
      if (isPaused && dueAt(state) === null) return;
      anchor = { at, since: clock.now() };
      show(state, isPaused, true);
    },
  };
};
