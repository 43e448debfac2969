import { lateAfter } from '@/lib/config/timing';
import { stateAt, type Engine, type Milliseconds, type Settings } from './engine';

/** The part of a run that a page shows: the same object until something changes. */
export type Snapshot<State> = {
  readonly state: State;
  /** The state at which the run was paused; `state` unless it has been rewound. */
  readonly latest: State;
  /** Whether no change is due, so that a pause has no effect. */
  readonly isIdle: boolean;
  /** Whether simulated time stands still. */
  readonly isPaused: boolean;
  /** False after opening at a moment, pausing, rewinding, resuming or a late timer. */
  readonly isAnimated: boolean;
};

/** The position in a started run. */
export type Moment = {
  /** Since the last click on Start, in whole milliseconds of simulated time. */
  readonly elapsed: Milliseconds;
  /** Number of rounds that were completed before the last click on Start. */
  readonly rounds: number;
  readonly isPaused: boolean;
};

/** The environment of a run: the time, timers, and the visibility of the page. */
export type Clock = {
  /** Never decreases. */
  readonly now: () => Milliseconds;
  /** Calls `wake` once, at about a time. Returns a function that cancels the call. */
  readonly wakeAt: (at: Milliseconds, wake: () => void) => () => void;
  /** False while the page is hidden. */
  readonly isVisible: () => boolean;
  /** False if the visitor prefers reduced motion. */
  readonly allowsMotion: () => boolean;
  /** Calls `listener` when the page is hidden, shown or restored. Returns a function to stop. */
  readonly onVisibility: (listener: () => void) => () => void;
};

type Options<State> = {
  readonly engine: Engine<State>;
  readonly settings: Settings;
  readonly clock: Clock;
  /** The moment at which the run opens; `null` for a run that was not started. */
  readonly opened: Pick<Moment, 'elapsed' | 'isPaused'> | null;
  /** Called after each change of the snapshot. */
  readonly onChange: (snapshot: Snapshot<State>) => void;
};

/** Slack for rounding errors, so that a timer that fires for a change finds the change due. */
const tolerance: Milliseconds = 0.001;

/** Opens a run, and runs its engine with one timer. */
export const createRunner = <State>(options: Options<State>) => {
  const { engine, settings, clock, opened, onChange } = options;
  const { start, advance, dueAt, rewind } = engine;
  const snapshotOf = (
    state: State,
    isPaused: boolean,
    isAnimated: boolean,
    latest = state,
  ): Snapshot<State> => ({
    state,
    latest,
    isIdle: dueAt(state) === null,
    isPaused,
    isAnimated: isAnimated && clock.allowsMotion(),
  });

  /**
   * Simulated time was `at` when the clock showed `since`. Simulated time begins with the first
   * Start.
   */
  let anchor = { at: opened?.elapsed ?? 0, since: clock.now() };
  let { rounds } = settings;
  /** The last click on Start that had an effect, in whole milliseconds of simulated time. */
  let startedAt: Milliseconds | null = opened === null ? null : 0;
  const first = stateAt(engine, settings, opened?.elapsed ?? null);
  const isPausedAtFirst = opened?.isPaused === true && dueAt(first) !== null;
  let snapshot = snapshotOf(first, isPausedAtFirst, opened === null);
  /** Simulated time at the last pause. */
  let pausedAt = anchor.at;
  let disarm = () => {};

  const simulatedAt = (clockTime: Milliseconds) =>
    snapshot.isPaused ? anchor.at : anchor.at + clockTime - anchor.since;
  const now = () => simulatedAt(clock.now());

  /** Shows a state, and sets the timer for its next change. */
  const show = (state: State, isPaused: boolean, isAnimated: boolean) => {
    snapshot = snapshotOf(state, isPaused, isAnimated);
    onChange(snapshot);
    arm();
  };

  const arm = () => {
    disarm();
    const due = dueAt(snapshot.state);
    if (due === null || snapshot.isPaused || !clock.isVisible()) return;
    disarm = clock.wakeAt(anchor.since + due - anchor.at, wake);
  };

  /** Shows all changes that are due by now, in one step. A timer may have fired early. */
  const wake = () => {
    const at = now() + tolerance;
    const due = dueAt(snapshot.state);
    if (clock.isVisible() && due !== null && due <= at) {
      show(advance(snapshot.state, at), snapshot.isPaused, at - due <= lateAfter);
    } else {
      arm();
    }
  };

  const stopWatching = clock.onVisibility(wake);
  arm();

  return {
    getSnapshot: () => snapshot,
    /** The moment displayed; `null` before Start. */
    getMoment: (): Moment | null =>
      startedAt === null
        ? null
        : {
            elapsed: Math.floor(now() - startedAt + tolerance),
            rounds,
            isPaused: snapshot.isPaused,
          },
    /** Starts the run if it is idle. `clickedAt` is a clock time, at most now. */
    start: (clickedAt = clock.now()) => {
      const time = Math.min(clickedAt, clock.now());
      if (startedAt === null) anchor = { at: 0, since: time };
      // In whole milliseconds, because links contain no fractions of a millisecond.
      const at = Math.floor(simulatedAt(time) + tolerance);
      const before = advance(snapshot.state, at);
      const started = start(before, at);
      if (started === before) return;
      if (startedAt !== null) rounds += 1;
      startedAt = at;
      show(advance(started, Math.max(at, now()) + tolerance), false, true);
    },
    /** Pauses simulated time, without effect while the run is idle, or resumes it. */
    setPaused: (isPaused: boolean) => {
      if (isPaused === snapshot.isPaused) return;
      const at = now();
      const state = advance(snapshot.state, at + tolerance);
      if (isPaused && dueAt(state) === null) return;
      anchor = { at, since: clock.now() };
      pausedAt = at;
      show(state, isPaused, false);
    },
    /**
     * Shows a paused run at a time since Start, up to the pause; the run resumes from there. Without
     * effect while time runs, or if the engine cannot rewind.
     */
    showAt: (elapsed: Milliseconds) => {
      if (rewind === undefined || startedAt === null || !snapshot.isPaused) return;
      const { latest } = snapshot;
      const at = startedAt + Math.max(0, elapsed);
      const isEarlier = at < pausedAt;
      anchor = { at: isEarlier ? at : pausedAt, since: anchor.since };
      snapshot = snapshotOf(isEarlier ? rewind(latest, settings, at) : latest, true, false, latest);
      onChange(snapshot);
    },
    /** Stops the timer, and removes the listeners. The runner must not be used afterwards. */
    stop: () => {
      stopWatching();
      disarm();
    },
  };
};

export type Runner = ReturnType<typeof createRunner>;
