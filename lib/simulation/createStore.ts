import type { Speed } from '@/lib/config/speeds';
import type { Milliseconds, Settings, Simulation } from './simulation';
import type { Snapshot, Store, Clock } from './store';

/** Milliseconds after which a late timer counts as delayed, by a hidden tab, sleep or load. */
const lateAfter = 1_000;

/**
 * The longest part of a run that is computed in one task: a week, about 200,000 trades, which take
 * a phone tens of milliseconds. So the page does not freeze, even after years in a hidden tab.
 */
export const maxCatchUpStep: Milliseconds = 7 * 24 * 3_600_000;

/** The presses of a waiting run: a stable reference, as `useSyncExternalStore` requires. */
const noPresses: readonly Milliseconds[] = [];

/** When the clock showed `since`, the simulated time since the first press was `at`. */
type Anchor = { readonly at: Milliseconds; readonly since: Milliseconds };

/** Slack for rounding errors, so that a timer that fires for a change finds the change due. */
const tolerance: Milliseconds = 0.001;

export const createStore = <State>(
  simulation: Simulation<State>,
  settings: Settings,
  clock: Clock,
): Store<State> => {
  const { initial, start, advance, dueAt } = simulation;
  const listeners = new Set<() => void>();
  const first = initial(settings);
  /** The newest computed state, shown once it has caught up with the clock. */
  let latest = first;
  let isDelayed = false;
  let snapshot: Snapshot<State> = { state: latest, paused: false, isJump: false, speed: 1 };
  let presses: readonly Milliseconds[] = [];
  /** Number of presses that `latest` includes. Later presses are still to take effect. */
  let applied = 0;
  /** The last speed that was not 0. */
  let movingSpeed: Speed = 1;
  /** Reads the real time until a waiting run starts; `null` if the run is not waiting. */
  let readWait: (() => Milliseconds) | null = null;
  let fixedAnchor: Anchor = { at: 0, since: 0 };
  /** The time displayed during a pause. */
  let pausedAt: Milliseconds = 0;
  let disarm = () => {};
  let stopWatching = () => {};

  const getAnchor = (): Anchor =>
    readWait === null ? fixedAnchor : { at: 0, since: clock.now() + readWait() };

  /** Advances `latest` to a time, and applies the presses on Start until then. */
  const advanceTo = (at: Milliseconds) => {
    for (const press of presses.slice(applied)) {
      if (press > at) break;
      // The run has started, so later corrections of the wait must not move it.
      fixedAnchor = getAnchor();
      readWait = null;
      latest = start(advance(latest, press), press);
      applied += 1;
    }
    latest = advance(latest, at);
  };

  /** When the newest computed state will be out of date; infinite if never. */
  const nextDue = () => Math.min(dueAt(latest) ?? Infinity, presses[applied] ?? Infinity);

  const passedAt = (time: Milliseconds) => {
    const { at, since } = getAnchor();
    return at + (time - since) * snapshot.speed;
  };
  const now = () => passedAt(clock.now()) + tolerance;
  const getWait = () => Math.max(0, readWait?.() ?? 0);
  const displayed = () => (snapshot.paused ? pausedAt : now());

  const publish = (changes: Partial<Snapshot<State>>) => {
    snapshot = { ...snapshot, ...changes };
    listeners.forEach((listener) => listener());
  };

  const arm = () => {
    disarm();
    disarm = () => {};
    const { paused, speed } = snapshot;
    if (listeners.size === 0 || paused || speed === 0 || !clock.isVisible()) return;
    const due = nextDue();
    const { at, since } = getAnchor();
    if (due < Infinity) disarm = clock.wakeAt(since + (due - at) / speed, wake);
  };

  /** Computes the next part of what is due. Returns whether nothing more is due. */
  const catchUp = (at: Milliseconds): boolean => {
    const due = nextDue();
    isDelayed ||= at - due > lateAfter * snapshot.speed;
    advanceTo(Math.min(at, due + maxCatchUpStep));
    return nextDue() > at;
  };

  const wake = () => {
    if (!snapshot.paused && clock.isVisible() && catchUp(now()) && latest !== snapshot.state) {
      publish({ state: latest, isJump: isDelayed });
      isDelayed = false;
    }
    // If something is still due, this timer fires without delay, but lets the page respond first.
    arm();
  };

  const setSpeed = (speed: Speed | 0) => {
    // While the run is held, its link contains this moment, so show everything that is due by now.
    advanceTo(now());
    const since = clock.now();
    fixedAnchor = { at: passedAt(since), since };
    movingSpeed = speed || movingSpeed;
    // Without animation: a count-up under way would restart with another duration.
    const isAtOnce = snapshot.isJump || presses.length > 0;
    publish({ state: snapshot.paused ? snapshot.state : latest, speed, isJump: isAtOnce });
    arm();
  };

  return {
    getSnapshot: () => snapshot,
    getPresses: () => (getWait() > 0 ? noPresses : presses),
    getWait,
    getSpeed: () => movingSpeed,
    getTime: () => (presses.length === 0 ? 0 : Math.max(0, Math.floor(displayed()))),
    getMoment: () => {
      const at = displayed();
      const rounds = presses.findLastIndex((press) => press <= at);
      const pressed = presses[rounds];
      if (pressed === undefined) return null;
      const { paused, speed } = snapshot;
      return {
        t: Math.floor(at - pressed),
        rounds: settings.rounds + rounds,
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
      // A waiting run starts at its own time, and no press replaces that. If the time is over, as
      // after a clock was set forward, it starts now.
      if (readWait !== null) {
        wake();
        return;
      }
      if (snapshot.speed === 0) setSpeed(movingSpeed);
      const time = Math.min(pressedAt, clock.now());
      if (presses.length === 0) fixedAnchor = { at: 0, since: time };
      // In whole milliseconds, because links contain no fractions of a millisecond.
      const at = Math.floor(passedAt(time) + tolerance);
      advanceTo(at);
      const started = start(latest, at);
      if (started !== latest) {
        presses = [...presses.slice(0, applied), at];
        applied = presses.length;
        latest = started;
      }
      advanceTo(now());
      publish({ state: latest, paused: false, isJump: snapshot.paused });
      arm();
    },
    startAfter: (wait) => {
      presses = [0];
      readWait = wait;
      arm();
    },
    setPaused: (paused) => {
      if (paused === snapshot.paused) return;
      pausedAt = now();
      const state = catchUp(pausedAt) ? latest : snapshot.state;
      publish({ state, paused, isJump: true });
      // Until a long pause has been computed completely, the state still counts as delayed.
      if (state === latest) isDelayed = false;
      arm();
    },
    seek: (at) => {
      if (presses.length === 0) presses = [0];
      readWait = null;
      fixedAnchor = { at, since: clock.now() };
      pausedAt = at;
      latest = first;
      applied = 0;
      advanceTo(at);
      publish({ state: latest, isJump: true });
      arm();
    },
    setSpeed,
  };
};
