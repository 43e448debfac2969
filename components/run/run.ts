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

/** The state that the runs of both views share. */
export type AnyState = { readonly total: Hundredths; readonly count: number };

export type Run<State> = { readonly session: Session; readonly store: Store<State> };

/** The run of the page; `null` until the link has been read. */
let openRun: Run<AnyState> | null = null;
let unsubscribe: (() => void) | undefined;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export const setOpenRun = (run: Run<AnyState> | null) => {
  unsubscribe?.();
  openRun = run;
  unsubscribe = run?.store.subscribe(notify);
  notify();
};

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/**
 * Selects a value from the open run; `null` until the link has been read.
 *
 * @param select must return the same value, or the same object, as long as nothing has changed
 */
const useOpenRun = <Value>(select: (run: Run<AnyState>) => Value): Value | null =>
  useSyncExternalStore(
    subscribe,
    () => openRun && select(openRun),
    () => null,
  );

/** Like `useRun`, for components of both views. */
export const useAnyRun = <Value>(select: (snapshot: Snapshot<AnyState>) => Value): Value | null =>
  useOpenRun(({ store }) => select(store.getSnapshot()));

/** The session of the page; `null` until the link has been read. */
export const useSession = (): Session | null => useOpenRun(({ session }) => session);

/** The step of the lesson that the link of the page opens; `null` for none. */
export const useLinkedLesson = (): number | null => useOpenRun((run) => run.session.values.lesson);

/** `useSession` for components that are rendered only after the link has been read. */
export const useLoadedSession = (): Session => {
  const session = useSession();
  if (session === null) throw new Error('The link of the page has not been read yet.');
  return session;
};
