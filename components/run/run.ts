import { createContext, useContext } from 'react';
import { createStore, useStore, type StoreApi } from 'zustand';
import type { View } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/defineProfile';
import type { Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import type { Runner, Snapshot } from '@/lib/simulation/runner';
import type { Hundredths } from '@/lib/simulation/trade';

/** The state that the runs of both views share. */
export type RunState = {
  readonly total: Hundredths;
  readonly count: number;
  /** The same object until a trade has changed. */
  readonly trades: readonly unknown[];
};

/** What the link of a page says, and the run that it opened. */
export type Session = {
  readonly link: ParsedLink;
  /** Values of the link, or their fallbacks; they include the settings of the engine. */
  readonly values: Values;
  readonly profile: NumberProfile;
  readonly run: Pick<Runner<RunState>, 'start' | 'setPaused' | 'getMoment'>;
};

/** What the page shows: only the snapshot changes during a run. */
export type OpenRun<State> = { readonly session: Session; readonly snapshot: Snapshot<State> };

/** The store of a page's run: `null` until the link has been read. */
type RunStore = Omit<StoreApi<OpenRun<RunState> | null>, 'setState'>;

/** The view that the page shows, and the store of its run: provided by `Simulation`. */
export const RunContext = createContext<{ readonly view: View; readonly store: RunStore }>({
  view: 'main',
  store: createStore(() => null),
});

export const useView = (): View => useContext(RunContext).view;

/**
 * Selects a value from the open run; `null` until the link has been read.
 *
 * @param select must return the same value, or the same object, as long as nothing has changed
 */
export const useOpenRun = <Value>(select: (open: OpenRun<RunState>) => Value): Value | null =>
  useStore(useContext(RunContext).store, (open) => open && select(open));

/** Selects a value from the run of either view (`createRun` has the hook for one view). */
export const useRun = <Value>(select: (snapshot: Snapshot<RunState>) => Value): Value | null =>
  useOpenRun(({ snapshot }) => select(snapshot));

/** The session of the page; `null` until the link has been read. */
export const useSession = (): Session | null => useOpenRun(({ session }) => session);

/** `useSession` for components that are rendered only after the link has been read. */
export const useLoadedSession = (): Session => {
  const loaded = useSession();
  if (loaded === null) throw new Error('The link of the page has not been read yet.');
  return loaded;
};
