'use client';

import {
  createContext,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import type { Snapshot } from '@/lib/simulation/createStore';
import { replayEarlyPresses } from './earlyPress';
import { openPage, type Page, type PageOptions, type PageState } from './openPage';
import type { ViewDefaults } from './resolveSession';

type PageOfAnyView = Omit<Page<unknown>, 'getSnapshot'>;

const PageContext = createContext<PageOfAnyView | null>(null);

const usePage = <Value,>(value: Value | null): Value => {
  if (value === null) throw new Error('This is only for what stands inside of a view.');
  return value;
};

/** The page around a component: its view, its link, and whether its run has been started. */
export const usePageState = (): PageState => {
  const { subscribe, getState, initialState } = usePage(useContext(PageContext));
  return useSyncExternalStore(subscribe, getState, () => initialState);
};

/** What a visitor can do to the run. */
export const useRunActions = (): Pick<PageOfAnyView, 'start' | 'setPaused'> =>
  usePage(useContext(PageContext));

const nothing = () => null;

/** Marks the document while a page answers by itself. */
const useLive = ({ getState }: PageOfAnyView) => {
  useEffect(() => {
    // The run begins with what was pressed by now.
    getState();
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
  }, [getState]);
};

/**
 * A view's provider, and the hook that gives its run. A component that asks is rendered again where
 * something is different, and nothing between it and the provider is: what stands in a part of the
 * page that has not been hydrated yet is left alone.
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

  /** The run as it is shown now; `null` until the link has been read. */
  const useSnapshot = (): Snapshot<State> | null => {
    const { subscribe, getSnapshot } = usePage(useContext(RunContext));
    return useSyncExternalStore<Snapshot<State> | null>(subscribe, getSnapshot, nothing);
  };

  return { RunProvider, useSnapshot };
};
