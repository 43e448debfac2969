import { lessonSteps, linkLimits } from '@/lib/config/limits';
import type { View } from '@/lib/config/views';
import type { ViewDefaults } from '@/lib/parameters/parameterType';
import type { Values } from '@/lib/parameters/parameters';
import { isContact } from '@/lib/parameters/isContact';
import { readTime } from '@/lib/parameters/parsers';
import { parseLink, type Choices } from '@/lib/parameters/parseLink';
import { createStore } from '@/lib/simulation/createStore';
import type { Moment, Snapshot, Store } from '@/lib/simulation/store';
import type { Milliseconds, Simulation } from '@/lib/simulation/simulation';
import { closedLesson, type LessonState } from './lessonState';
import { resolveSession, type OpenedLink, type Session } from './resolveSession';
import { makeSystemClock } from './systemClock';

/** The definition of a view's page. */
export type PageOptions<State> = {
  readonly view: View;
  readonly simulation: Simulation<State>;
  /**
   * Whether links from a page in this state contain `running`; `null` if the view ignores that
   * parameter.
   */
  readonly isRunning: ((state: State) => boolean) | null;
};

/** The link and the run of a page, outside React, so that neither is ever created twice. */
export type Page<State> = {
  readonly view: View;
  readonly subscribe: (listener: () => void) => () => void;
  /** Returns the same object until the page's defaults change. */
  readonly getSession: () => Session;
  /** Whether links from this page start the run again. */
  readonly getRunning: () => boolean;
  readonly getSnapshot: () => Snapshot<State>;
  /** Whether nothing runs, so that there is nothing to pause. */
  readonly getIdle: () => boolean;
  /** The moment displayed; `null` if Start was not pressed. */
  readonly getMoment: () => Moment | null;
  /**
   * The values that links from this page add: the displayed moment, and the speed if it was
   * changed. None while the page is in step with the common start in its own link.
   */
  readonly getMomentToLink: () => Partial<Choices>;
  readonly getWait: Store<State>['getWait'];
  readonly getTime: Store<State>['getTime'];
  readonly getPresses: Store<State>['getPresses'];
  readonly start: () => void;
  readonly seek: Store<State>['seek'];
  readonly setSpeed: Store<State>['setSpeed'];
  readonly getSpeed: Store<State>['getSpeed'];
  /** Pauses the display, unless nothing runs, or shows the current state again. */
  readonly setPaused: (paused: boolean) => void;
  /** Returns the same object until the lesson changes. Links from this page open its step. */
  readonly getLesson: () => LessonState;
  /** Clamps the step to 1…`lessonSteps`. */
  readonly setLesson: (changes: Partial<LessonState>) => void;
  /** Changes the default name, but not the run, on a page whose language is known later. */
  readonly setDefaults: (defaults: ViewDefaults) => void;
};

/**
 * A seed for a link without one: 50 random bits as ten characters that need no URL encoding. Draws
 * again if no page may print the seed, because it looks like a telephone number.
 */
const randomSeed = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  const seed = Array.from(bytes, (byte) => (byte & 31).toString(32)).join('');
  return isContact(seed) ? randomSeed() : seed;
};

/** The time since a common start, in simulated time; negative before the start. */
const timeSince = (since: number, speed: number): Milliseconds => (Date.now() - since) * speed;

/** Differences below this, in real time, come from two clocks or from two readings of a clock. */
const inStep: Milliseconds = 1_000;

/** Whether another screen that opens the same link now would show the same moment. */
const isInStep = ({ since, speed, rounds }: Values, moment: Moment | null) =>
  since !== null &&
  moment?.paused === false &&
  moment.rounds === rounds &&
  Math.abs(moment.t - timeSince(since, speed)) < inStep * speed &&
  // Links with an earlier common start are rejected.
  timeSince(since, 1) < linkLimits.since;

/**
 * Brings a new run to the moment of its link. With `t`, `running`, or a `since` that is not later
 * than now, Start counts as pressed.
 */
const openRun = (store: Store<unknown>, values: Values) => {
  const { since, running, paused, speed, present } = values;
  const pressedAt = window.startPressedAt;
  const t = since === null ? values.t : timeSince(since, speed);
  store.setSpeed(speed);
  if (t !== null && t < 0) {
    store.startAfter(() => -timeSince(since ?? 0, 1));
  } else if (t !== null || (running && paused)) {
    // A presentation holds simulated time instead of pausing the display.
    store.setPaused(paused && !present);
    if (paused && present) store.setSpeed(0);
    store.seek(t ?? 0);
    // Start was pressed before the page showed the moment of its link.
    if (pressedAt !== undefined) store.start();
  } else if (running || pressedAt !== undefined) {
    store.start(pressedAt);
  }
};

/**
 * Creates a page. The link is read, and the run created, on first access, which never happens
 * during the export.
 */
export const createPage = <State>(
  { view, simulation, isRunning }: PageOptions<State>,
  firstDefaults: ViewDefaults,
): Page<State> => {
  const listeners = new Set<() => void>();
  let defaults = firstDefaults;
  let opened: {
    link: OpenedLink;
    session: Session;
    store: Store<State>;
    lesson: LessonState;
  } | null = null;

  const open = () => {
    if (opened !== null) return opened;
    const { search } = window.location;
    const parsed = parseLink(search, view);
    const { seed, since } = parsed.choices;
    // Screens with a common start but no seed derive the same seed from the start, even if it is
    // rejected as too long ago.
    const start = since ?? readTime(new URLSearchParams(search).get('since') ?? '');
    const drawn = start === null ? randomSeed() : String(start);
    const link = { link: parsed, seed: seed ?? drawn };
    const session = resolveSession(link, defaults);
    const store = createStore(simulation, session.values, makeSystemClock());
    openRun(store, session.values);
    const step = session.values.lesson;
    const lesson: LessonState =
      step === null
        ? closedLesson
        : { ...closedLesson, isOpen: true, step, decided: { [step]: 'linked' } };
    opened = { link, session, store, lesson };
    return opened;
  };

  const notify = () => listeners.forEach((listener) => listener());

  const getSnapshot = () => open().store.getSnapshot();
  const getMomentToLink = () => {
    const { store, session } = open();
    const [moment, speed] = [store.getMoment(), store.getSpeed()];
    if (speed !== session.values.speed) return { ...moment, speed };
    return isInStep(session.values, moment) ? {} : { ...moment };
  };
  const getIdle = () => simulation.dueAt(getSnapshot().state) === null;

  return {
    view,
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = open().store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    getSession: () => open().session,
    getRunning: () => isRunning?.(getSnapshot().state) ?? false,
    getSnapshot,
    getIdle,
    getMoment: () => open().store.getMoment(),
    getMomentToLink,
    getWait: () => open().store.getWait(),
    getTime: () => open().store.getTime(),
    getPresses: () => open().store.getPresses(),
    start: () => open().store.start(),
    seek: (at) => open().store.seek(at),
    setSpeed: (speed) => open().store.setSpeed(speed),
    getSpeed: () => open().store.getSpeed(),
    setPaused: (paused) => {
      if (!paused || !getIdle()) open().store.setPaused(paused);
    },
    getLesson: () => open().lesson,
    setLesson: (changes) => {
      const page = open();
      const lesson = { ...page.lesson, ...changes };
      page.lesson = { ...lesson, step: Math.max(1, Math.min(lesson.step, lessonSteps)) };
      notify();
    },
    setDefaults: (next) => {
      if (next === defaults) return;
      defaults = next;
      if (opened !== null) opened.session = resolveSession(opened.link, defaults);
      notify();
    },
  };
};
