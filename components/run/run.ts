import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { View } from '@/lib/config/views';
import type { NumberProfile } from '@/lib/format/formatNumber';
import type { Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import type { AlternateState } from '@/lib/simulation/alternateEngine';
import type { MainState } from '@/lib/simulation/mainEngine';
import type { Runner, Snapshot } from '@/lib/simulation/runner';

/** The state of a run of either view. */
export type RunState = MainState | AlternateState;

/** The values of a page's link, and the run that the link opened. */
export type Session = {
  readonly link: ParsedLink;
  /** Values of the link, or their fallbacks; they include the settings of the engine. */
  readonly values: Values;
  readonly profile: NumberProfile;
  readonly run: Pick<Runner, 'start' | 'setPaused' | 'showAt' | 'getMoment'>;
};

/** An open run. Only its snapshot changes during the run. */
export type OpenRun<State> = { readonly session: Session; readonly snapshot: Snapshot<State> };

/** The view of a page, and the store of its run: `null` until the link has been read. */
export type Page = {
  readonly view: View;
  readonly store: Pick<
    StoreApi<OpenRun<RunState> | null>,
    'getState' | 'getInitialState' | 'subscribe'
  >;
};

/** Provided by the `Simulation` of `createRun`. */
export const PageContext = createContext<Page | null>(null);

/** @throws {Error} outside of a `Simulation` */
export const usePage = (): Page => {
  const page = useContext(PageContext);
  if (page === null) throw new Error('This component needs a <Simulation> around it.');
  return page;
};

export const useView = (): View => usePage().view;

/**
 * Selects a value from the open run; `null` until the link has been read.
 *
 * @param select must return the same value, or the same object, until something changes
 */
export const useOpenRun = <Value>(select: (open: OpenRun<RunState>) => Value): Value | null =>
  useStore(usePage().store, (open) => open && select(open));

/** Selects a value from the run of either view (`createRun` has the hook for one view). */
export const useRun = <Value>(select: (snapshot: Snapshot<RunState>) => Value): Value | null =>
  useOpenRun(({ snapshot }) => select(snapshot));

/** The session of the page; `null` until the link has been read. */
export const useSession = (): Session | null => useOpenRun(({ session }) => session);

const loaded = <Value>(value: Value | null): Value => {
  if (value === null) throw new Error('The link of the page has not been read yet.');
  return value;
};

/* For components that are rendered only after the link has been read. */

export const useLoadedSession = (): Session => loaded(useSession());

export const useLoadedState = (): RunState => loaded(useRun(({ state }) => state));
