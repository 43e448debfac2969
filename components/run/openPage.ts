import type { View } from '@/lib/config/views';
import { parseLink } from '@/lib/parameters/parseLink';
import { createStore, type Snapshot, type Store } from '@/lib/simulation/createStore';
import type { Progress, Simulation } from '@/lib/simulation/simulation';
import { randomSeed } from './randomSeed';
import { resolveSession, type OpenedLink, type Session, type ViewDefaults } from './resolveSession';
import { makeSystemClock } from './systemClock';

/** What both views know of a page besides its run. The same object until something is different. */
export type PageState = {
  readonly view: View;
  /** `null` until the link has been read. */
  readonly session: Session | null;
  /** Whether links from this page start the run again. */
  readonly running: boolean;
  /** How far the run has come that the page shows. Asked, not told: it changes with each trade. */
  readonly progress: () => Progress | null;
};

/** What makes a view's page. */
export type PageOptions<State> = {
  readonly view: View;
  readonly simulation: Simulation<State>;
  /**
   * Whether a run in this state is one that `running` in a link asks for; `null` where that has no
   * meaning.
   */
  readonly isRunning: ((state: State) => boolean) | null;
};

/** The link and the run of a page, outside of React, so that nothing of them is ever made twice. */
export type Page<State> = {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => PageState;
  /** The state in the exported HTML. */
  readonly initialState: PageState;
  readonly getSnapshot: () => Snapshot<State>;
  readonly start: () => void;
  readonly setPaused: (paused: boolean) => void;
  /** For a page that learns its language later: another name, but no other run. */
  readonly setDefaults: (defaults: ViewDefaults) => void;
};

/**
 * Opens a page; its link is read, and its run made, when something first asks for them, which the
 * export never does.
 */
export const openPage = <State>(
  { view, simulation, isRunning }: PageOptions<State>,
  firstDefaults: ViewDefaults,
): Page<State> => {
  const listeners = new Set<() => void>();
  let defaults = firstDefaults;
  let opened: { link: OpenedLink; session: Session; store: Store<State> } | null = null;
  let state: PageState | null = null;

  const open = () => {
    if (opened !== null) return opened;
    const { search } = window.location;
    const parsed = parseLink(search);
    const link = { link: parsed, search, seed: parsed.choices.seed ?? randomSeed() };
    const session = resolveSession(link, defaults);
    const store = createStore(simulation, session.settings, makeSystemClock());
    const pressedAt = window.startPressedAt;
    if (pressedAt !== undefined) store.start(pressedAt);
    else if (session.running && isRunning !== null) store.start();
    opened = { link, session, store };
    return opened;
  };

  const progress = () => simulation.progress(open().store.getSnapshot().state);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      const unsubscribe = open().store.subscribe(listener);
      return () => {
        listeners.delete(listener);
        unsubscribe();
      };
    },
    getState: () => {
      const { session, store } = open();
      const running = isRunning?.(store.getSnapshot().state) ?? false;
      if (state?.running !== running || state.session !== session) {
        state = { view, session, running, progress };
      }
      return state;
    },
    initialState: { view, session: null, running: false, progress: () => null },
    getSnapshot: () => open().store.getSnapshot(),
    start: () => open().store.start(),
    setPaused: (paused) => open().store.setPaused(paused),
    setDefaults: (next) => {
      if (next === defaults) return;
      defaults = next;
      if (opened !== null) opened.session = resolveSession(opened.link, defaults);
      listeners.forEach((listener) => listener());
    },
  };
};
