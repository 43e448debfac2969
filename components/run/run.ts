import { useSyncExternalStore } from 'react';
import type { NumberProfile } from '@/lib/format/defineProfile';
import type { Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import type { Snapshot, Store } from '@/lib/simulation/store';
import type { Hundredths } from '@/lib/simulation/trade';

/** What the link of a page says, and what visitors can do with its run. */
export type Session = Omit<ParsedLink, 'choices'> &
  Pick<Store<unknown>, 'start' | 'setPaused' | 'getMoment'> & {
    /** Values of the link, or their fallbacks; they include the simulation's settings. */
    readonly values: Values;
    readonly profile: NumberProfile;
  };

/** An open run. */
export type Run<State> = { readonly session: Session; readonly store: Store<State> };

/** The state that the runs of both views share. */
export type AnyState = { readonly total: Hundredths; readonly count: number };

/** Holds a run while it is open, and tells its listeners when the run changes. */
export const createHolder = <State>() => {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  let run: Run<State> | null = null;
  let unsubscribe: (() => void) | undefined;
  return {
    get: () => run,
    set: (next: Run<State> | null) => {
      unsubscribe?.();
      run = next;
      unsubscribe = next?.store.subscribe(notify);
      notify();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
};

/** The run of the page, for components of both views. */
export const anyRun = createHolder<AnyState>();

/** The session of the page; `null` until the link has been read. */
export const useSession = (): Session | null =>
  useSyncExternalStore(
    anyRun.subscribe,
    () => anyRun.get()?.session ?? null,
    () => null,
  );

/**
 * Selects a value from the run of either view; `null` until the link has been read.
 *
 * @param select must return the same value, or the same object, as long as nothing has changed
 */
export const useAnyRun = <Value>(select: (snapshot: Snapshot<AnyState>) => Value): Value | null =>
  useSyncExternalStore(
    anyRun.subscribe,
    () => {
      const run = anyRun.get();
      return run && select(run.store.getSnapshot());
    },
    () => null,
  );

/** The step of the lesson that the link of the page opens; `null` for none. */
export const useLinkedLesson = (): number | null =>
  useSyncExternalStore(
    anyRun.subscribe,
    () => anyRun.get()?.session.values.lesson ?? null,
    () => null,
  );

/** `useSession` for components that are rendered only after the link has been read. */
export const useLoadedSession = (): Session => {
  const session = useSession();
  if (session === null) throw new Error('The link of the page has not been read yet.');
  return session;
};
