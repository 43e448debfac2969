import { useDeferredValue, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import type { ViewDefaults } from '@/lib/parameters/parameterType';
import type { Snapshot } from '@/lib/simulation/store';
import { createPage, type PageOptions } from './createPage';
import { replayEarlyPresses } from '@/components/early/earlyPress';
import {
  PageContext,
  usePagePart,
  useSession,
  type AnyState,
  type PageOfAnyView,
} from './runContext';

/**
 * Marks the document as live when the page is hydrated, and replays early presses. A layout effect, so
 * that no press is both remembered and handled by React.
 */
const useLive = ({ getSession }: PageOfAnyView) => {
  useLayoutEffect(() => {
    // Creates the run now, while `startPressedAt` is still set.
    getSession();
    const { dataset } = document.documentElement;
    const wasStarted = window.startPressedAt !== undefined;
    dataset.live = '';
    delete dataset.startPressed;
    // Another page in this document begins without an early press.
    delete window.startPressedAt;
    replayEarlyPresses(wasStarted);
    return () => {
      delete dataset.live;
    };
  }, [getSession]);
};

/**
 * Creates the provider of a view, and the hooks that read its run. A component re-renders only when
 * its selected value has changed, and nothing between the component and the provider re-renders, so
 * that parts of the page that are not hydrated yet are left alone.
 */
export const createRunContext = <State extends AnyState>(options: PageOptions<State>) => {
  /**
   * Provides the page of a view.
   *
   * @param props.defaults must be the same object as long as they have not changed
   */
  const RunProvider = ({ defaults, children }: { defaults: ViewDefaults; children: ReactNode }) => {
    // In state, because React may discard memoized values, and a new page would be a new run.
    const [page] = useState(() => createPage(options, defaults));
    useEffect(() => page.setDefaults(defaults), [page, defaults]);
    useLive(page);
    return <PageContext value={page}>{children}</PageContext>;
  };

  /**
   * Selects a value from the displayed run; `null` until the link has been read.
   *
   * @param select must return the same value, or the same object, as long as nothing has changed
   */
  // The page around the hook was created by this provider, with this state.
  const useRun = <Value,>(select: (snapshot: Snapshot<State>) => Value) =>
    usePagePart<Value | null>((page) => select(page.getSnapshot() as Snapshot<State>), null);

  /**
   * The run for a part that is slow to render. The first state, and states after a jump, render
   * after the figures, and give way to input; all other states render together with the figures.
   * The part itself has to be memoized: this hook renders its caller twice. The state and the profile
   * are `null` until the link has been read.
   */
  const useDeferredRun = () => {
    const session = useSession();
    const current = useRun((snapshot) => snapshot);
    const deferred = useDeferredValue(current);
    const shown = current?.isJump ? deferred : deferred && current;
    return {
      state: shown?.state ?? null,
      profile: shown && session ? session.profile : null,
      isJump: shown?.isJump ?? false,
    };
  };

  return { RunProvider, useRun, useDeferredRun };
};
