import { createContext, useContext, useSyncExternalStore } from 'react';
import type { View } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/defineProfile';
import type { Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import type { Snapshot, Store } from '@/lib/simulation/store';
import type { Hundredths } from '@/lib/simulation/trade';

/** The view that the page shows, and the step of its lesson; `null` while the lesson is closed. */
export const PageContext = createContext<{ readonly view: View; readonly lesson: number | null }>({
  view: 'main',
  lesson: null,
});

export const useView = (): View => useContext(PageContext).view;

/** The state that the runs of both views share. */
export type AnyState = { readonly total: Hundredths; readonly count: number };

/** What the link of a page says, and the run that it opened. */
export type Session = ParsedLink &
  Store<AnyState> & {
    /** Values of the link, or their fallbacks; they include the simulation's settings. */
    readonly values: Values;
    readonly profile: NumberProfile;
  };

/** The session of the page; `null` until the link has been read. */
let session: Session | null = null;
let unsubscribe: (() => void) | undefined;
const listeners = new Set<() => void>();
const notify = () => listeners.forEach((listener) => listener());

export const setSession = (opened: Session | null) => {
  unsubscribe?.();
  session = opened;
  unsubscribe = opened?.subscribe(notify);
  notify();
};

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Selects a value that stays the same as long as nothing has changed; `null` without a session. */
const useSelected = <Value>(select: (opened: Session) => Value): Value | null =>
  useSyncExternalStore(
    subscribe,
    () => session && select(session),
    () => null,
  );

/** Like `useRun`, for components of both views. */
export const useAnyRun = <Value>(select: (snapshot: Snapshot<AnyState>) => Value): Value | null =>
  useSelected(({ getSnapshot }) => select(getSnapshot()));

/** The session of the page; `null` until the link has been read. */
export const useSession = (): Session | null => useSelected((opened) => opened);

/** The step of the lesson that the link of the page opens; `null` for none. */
export const useLinkedLesson = (): number | null => useSelected(({ values }) => values.lesson);

/** `useSession` for components that are rendered only after the link has been read. */
export const useLoadedSession = (): Session => {
  const loaded = useSession();
  if (loaded === null) throw new Error('The link of the page has not been read yet.');
  return loaded;
};
