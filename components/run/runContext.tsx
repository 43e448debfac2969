import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { View } from '@/lib/config/views';
import type { ViewDefaults } from '@/lib/parameters/parameter';
import type { Snapshot } from '@/lib/simulation/createStore';
import { replayEarlyPresses } from './earlyPress';
import { openPage, type Page, type PageOptions } from './openPage';
import type { Session } from './resolveSession';

/** A page whose state is nobody's business. */
type PageOfAnyView = Page<unknown>;

const PageContext = createContext<PageOfAnyView | null>(null);

const useProvided = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('This hook needs a view’s RunProvider around it.');
  return value;
};

const usePage = () => useProvided(useContext(PageContext));

const nothing = () => null;
const no = () => false;

/** Which view the page shows. */
export const useView = (): View => usePage().view;

/** What the page shows besides its run; `null` until the link has been read. */
export const useSession = (): Session | null => {
  const { subscribe, getSession } = usePage();
  return useSyncExternalStore<Session | null>(subscribe, getSession, nothing);
};

/** The same, for what is shown only once the link has been read. */
export const useLoadedSession = (): Session => useProvided(useSession());

/** Whether links from this page start the run again. */
export const useIsRunning = (): boolean => {
  const { subscribe, getRunning } = usePage();
  return useSyncExternalStore(subscribe, getRunning, no);
};

/** Whether the display is held still. */
export const useIsPaused = (): boolean => {
  const { subscribe, getSnapshot } = usePage();
  return useSyncExternalStore(subscribe, () => getSnapshot().paused, no);
};

/** What can be done with the run. They are the same functions at every render. */
export const useRunActions = (): Pick<PageOfAnyView, 'start' | 'setPaused' | 'pastTrades'> =>
  usePage();

/** Marks the document while a page answers by itself. */
const useLive = ({ getSession }: PageOfAnyView) => {
  useEffect(() => {
    // The run begins with what was pressed by now.
    getSession();
    const { dataset } = document.documentElement;
    const wasStarted = window.startPressedAt !== undefined;
    dataset.live = '';
    delete dataset.startPressed;
    // Another page in this document begins unpressed.
    delete window.startPressedAt;
    // Not within React's own work: a part that is not hydrated yet would not hear of it.
    queueMicrotask(() => replayEarlyPresses(wasStarted));
    return () => {
      delete dataset.live;
    };
  }, [getSession]);
};

/**
 * A view's provider, and the hook that gives its run. A component that asks is rendered again where
 * what it asks for is different, and nothing between it and the provider is: what stands in a part of
 * the page that has not been hydrated yet is left alone.
 */
export const createRunContext = <State,>(options: PageOptions<State>) => {
  const RunContext = createContext<Page<State> | null>(null);

  /** @param defaults the same object as long as they are the same */
  const RunProvider = ({ defaults, children }: { defaults: ViewDefaults; children: ReactNode }) => {
    // State, since React may forget what is memoized, and another page would be another run.
    const [page] = useState(() => openPage(options, defaults));
    useEffect(() => page.setDefaults(defaults), [page, defaults]);
    useLive(page);
    return (
      <PageContext value={page}>
        <RunContext value={page}>{children}</RunContext>
      </PageContext>
    );
  };

  /**
   * Something of the run as it is shown now; `null` until the link has been read.
   *
   * @param select gives the same value, or the same object, as long as nothing of it is different
   */
  const useRun = <Value,>(select: (snapshot: Snapshot<State>) => Value): Value | null => {
    const { subscribe, getSnapshot } = useProvided(useContext(RunContext));
    return useSyncExternalStore<Value | null>(subscribe, () => select(getSnapshot()), nothing);
  };

  return { RunProvider, useRun };
};
