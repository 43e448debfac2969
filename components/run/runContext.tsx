import {
  createContext,
  useContext,
  useDeferredValue,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { durations } from '@/lib/config/limits';
import type { View } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/defineProfile';
import type { ViewDefaults } from '@/lib/parameters/parameterType';
import type { Snapshot } from '@/lib/simulation/store';
import type { Hundredths } from '@/lib/simulation/trade';
import { replayEarlyPresses } from './earlyPress';
import { createPage, type Page, type PageOptions } from './createPage';
import type { Session } from './resolveSession';

/** What the runs of both views have. */
type AnyState = { readonly total: Hundredths; readonly count: number };

/** What a large part of a view shows. */
type LargePart<State> = {
  /** `null`, like the profile, until the link has been read. */
  readonly state: State | null;
  readonly profile: NumberProfile | null;
  /** Whether the state is that of another time than the one before: nothing leads from one to it. */
  readonly isJump: boolean;
};

/** A page of either view, for hooks that do not depend on the view. */
type PageOfAnyView = Page<AnyState>;

const PageContext = createContext<PageOfAnyView | null>(null);

const useProvided = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('This hook needs a view’s RunProvider around it.');
  return value;
};

const usePage = () => useProvided(useContext(PageContext));

const nothing = () => null;

/** Which view the page shows. */
export const useView = (): View => usePage().view;

/** What the page shows besides its run; `null` until the link has been read. */
export const useSession = (): Session | null =>
  usePagePart<Session | null>((page) => page.getSession(), null);

/** `useSession` for components that are rendered only after the link has been read. */
export const useLoadedSession = (): Session => useProvided(useSession());

/**
 * Selects a value from a page, for any view.
 *
 * @param before the value until the link has been read
 */
export const usePagePart = <Value,>(
  select: (page: PageOfAnyView) => Value,
  before: Value,
): Value => {
  const page = usePage();
  return useSyncExternalStore(
    page.subscribe,
    () => select(page),
    () => before,
  );
};

/** Whether links from this page start the run again. */
export const useIsRunning = (): boolean => usePagePart((page) => page.getRunning(), false);

/** Whether the display is paused. */
export const useIsPaused = (): boolean =>
  usePagePart(({ getSnapshot }) => getSnapshot().paused, false);

/** Whether nothing runs; true until the link has been read. */
export const useIsIdle = (): boolean => usePagePart((page) => page.getIdle(), true);

/** The state of either view's run as it is displayed; `null` until the link has been read. */
export const useAnyState = (): AnyState | null =>
  usePagePart<AnyState | null>(({ getSnapshot }) => getSnapshot().state, null);

/** Whether the state displayed is that of another time than before: nothing leads from one to it. */
export const useIsJump = (): boolean => usePagePart(({ getSnapshot }) => getSnapshot().late, false);

/** How many times as fast simulated time passes. */
export const useSpeed = (): number => usePagePart(({ getSnapshot }) => getSnapshot().speed, 1);

/**
 * Time in which a figure counts to a new value, in milliseconds; 0 if it is shown at once. At high
 * speeds it is even shorter than the intervals, because a frame then takes a part of it.
 */
export const useCountUpTime = (): number =>
  usePagePart(({ getSnapshot }) => {
    const { paused, late, speed } = getSnapshot();
    return paused || late || speed === 0 ? 0 : durations.countUp / (2 * speed - 1);
  }, durations.countUp);

/** Functions that control or describe the run. They are stable between renders. */
export const useRunActions = (): Pick<
  PageOfAnyView,
  'start' | 'setPaused' | 'getMoment' | 'getPresses' | 'seek' | 'setSpeed'
> => usePage();

/** Marks the document as live when the page is hydrated, and replays early presses. */
const useLive = ({ getSession }: PageOfAnyView) => {
  useEffect(() => {
    // Creates the run now, while `startPressedAt` is still set.
    getSession();
    const { dataset } = document.documentElement;
    const wasStarted = window.startPressedAt !== undefined;
    dataset.live = '';
    delete dataset.startPressed;
    // Another page in this document begins without an early press.
    delete window.startPressedAt;
    // Not while React is rendering: a part that is not hydrated yet would miss the event.
    queueMicrotask(() => replayEarlyPresses(wasStarted));
    return () => {
      delete dataset.live;
    };
  }, [getSession]);
};

/**
 * Creates the provider of a view, and the hook that reads its run. A component re-renders only when
 * what it selects has changed, and nothing between it and the provider re-renders, so parts of the
 * page that are not hydrated yet are left alone.
 */
export const createRunContext = <State extends AnyState>(options: PageOptions<State>) => {
  const RunContext = createContext<Page<State> | null>(null);

  /** @param defaults must be the same object as long as they have not changed */
  const RunProvider = ({ defaults, children }: { defaults: ViewDefaults; children: ReactNode }) => {
    // State, since React may discard memoized values, and a new page would be a new run.
    const [page] = useState(() => createPage(options, defaults));
    useEffect(() => page.setDefaults(defaults), [page, defaults]);
    useLive(page);
    return (
      <PageContext value={page}>
        <RunContext value={page}>{children}</RunContext>
      </PageContext>
    );
  };

  /**
   * Selects a value from the run as it is displayed; `null` until the link has been read.
   *
   * @param select must return the same value, or the same object, as long as nothing has changed
   */
  const useRun = <Value,>(select: (snapshot: Snapshot<State>) => Value): Value | null => {
    const { subscribe, getSnapshot } = useProvided(useContext(RunContext));
    return useSyncExternalStore<Value | null>(subscribe, () => select(getSnapshot()), nothing);
  };

  /**
   * The run for a part that is slow to render. The first state, and those of another time, come after
   * the figures have been rendered, and give way to input; all others come together with the figures.
   * The part itself has to be memoized: this hook renders its caller twice.
   */
  const useLargePart = (): LargePart<State> => {
    const session = useSession();
    const current = useRun((snapshot) => snapshot);
    const deferred = useDeferredValue(current);
    const shown = current?.late ? deferred : deferred && current;
    return {
      state: shown?.state ?? null,
      profile: shown && session ? session.profile : null,
      isJump: shown?.late ?? false,
    };
  };

  return { RunProvider, useRun, useLargePart };
};
