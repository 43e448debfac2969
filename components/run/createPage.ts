import { lessonSteps, linkLimits } from '@/lib/config/limits';
import type { View } from '@/lib/config/views';
import type { ViewDefaults } from '@/lib/parameters/parameterType';
import type { Values } from '@/lib/parameters/parameters';
import { readTime } from '@/lib/parameters/parsers';
import { parseLink, type Choices } from '@/lib/parameters/parseLink';
import { createStore } from '@/lib/simulation/createStore';
import type { Moment, Snapshot, Store } from '@/lib/simulation/store';
import type { Milliseconds, Simulation } from '@/lib/simulation/simulation';
import { closedLesson, type LessonState } from './lessonState';
import { resolveSession, type OpenedLink, type Session } from './resolveSession';
import { makeSystemClock } from './systemClock';

/** What defines the page of a view. */
export type PageOptions<State> = {
  readonly view: View;
  readonly simulation: Simulation<State>;
  /**
   * Whether links from a page in this state contain `running`; `null` if the view ignores that
   * parameter.
   */
  readonly isRunning: ((state: State) => boolean) | null;
};

/** The link and the run of a page, outside of React, so that they are never created twice. */
export type Page<State> = {
  readonly view: View;
  readonly subscribe: (listener: () => void) => () => void;
  /** The same object until the page's defaults change. */
  readonly getSession: () => Session;
  /** Whether links from this page start the run again. */
  readonly getRunning: () => boolean;
  readonly getSnapshot: () => Snapshot<State>;
  /** Whether nothing runs, so that there is nothing to pause. */
  readonly getIdle: () => boolean;
  /** The moment displayed; `null` if Start was not pressed. */
  readonly getMoment: () => Moment | null;
  /**
   * What links from this page say about it: the moment displayed, and the speed if it was changed.
   * Nothing if the link of this page says when it started, and it is where that link would be now.
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
  /** The same object until it changes. Links from this page open the lesson where it is. */
  readonly getLesson: () => LessonState;
  /** Clamps the step to 1…`lessonSteps`. */
  readonly setLesson: (changes: Partial<LessonState>) => void;
  /** For a page whose language is known later: changes the default name, but not the run. */
  readonly setDefaults: (defaults: ViewDefaults) => void;
};

/** A seed for a link without one: 50 random bits as ten characters that need no URL encoding. */
const randomSeed = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(10)), (byte) => (byte & 31).toString(32)).join(
    '',
  );

/** How long ago all screens with this link started, in simulated time; negative if they wait. */
const timeSince = (since: number, speed: number): Milliseconds => (Date.now() - since) * speed;

/** A difference of less than this in real time is that of two clocks, or of two looks at one. */
const inStep: Milliseconds = 1_000;

/** Whether another screen that opens the same link now shows the same moment. */
const isInStep = ({ since, speed, rounds }: Values, moment: Moment | null) =>
  since !== null &&
  moment?.paused === false &&
  moment.rounds === rounds &&
  Math.abs(moment.t - timeSince(since, speed)) < inStep * speed &&
  // The link is not too old.
  timeSince(since, 1) < linkLimits.since;

/**
 * Brings a new run to the moment of its link: `t` includes that Start was pressed, and so do
 * `running`, and `since` if it is not later than now.
 */
const openRun = (store: Store<unknown>, values: Values) => {
  const { since, running, paused, speed, present } = values;
  const pressedAt = window.startPressedAt;
  const t = since === null ? values.t : timeSince(since, speed);
  store.setSpeed(speed);
  if (t !== null && t < 0) {
    store.startAfter(() => -timeSince(since ?? 0, 1));
  } else if (t !== null || (running && paused)) {
    // A presentation holds simulated time instead of the display.
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
 * Opens a page. Its link is read, and its run created, on first access, which never happens during
 * the export.
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
    // Screens that start together without a seed have one from when they start, also if that is too
    // long ago.
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
