import { createContext, useContext } from 'react';
import { useStore, type StoreApi } from 'zustand';
import type { NumberProfile } from '@/lib/config/currencyFormats';
import type { View } from '@/lib/config/views';
import type { Values } from '@/lib/parameters/parameters';
import type { ParsedLink } from '@/lib/parameters/parseLink';
import type { AlternateState } from '@/lib/simulation/alternateEngine';
import type { MainState } from '@/lib/simulation/mainEngine';
import type { Runner, Snapshot } from '@/lib/simulation/runner';

/** A state as the page shows it: without a total and a count until the link has been read. */
export type Shown<State extends RunState> = Omit<State, 'total' | 'count'> & {
  readonly total: number | null;
  readonly count: number | null;
};

/** The state of a run of either view. */
export type RunState = MainState | AlternateState;

/** The shown state of a run of either view. */
export type ShownState = Shown<MainState> | Shown<AlternateState>;

/** The values of a page's link, and the run that the link opened. */
export type Session = {
  readonly link: ParsedLink;
  /** Values of the link, or their fallbacks; they include the settings of the engine. */
  readonly values: Values;
  readonly profile: NumberProfile;
  readonly run: Pick<Runner, 'start' | 'setPaused' | 'showAt' | 'getMoment'>;
};

/** The content of the store. Only the snapshot changes during a run. */
export type OpenRun<State> = {
  /** False for the pending run, which stands until the link has been read. */
  readonly isRead: boolean;
  readonly session: Session;
  readonly snapshot: Snapshot<State>;
};

/** The view of a page, and the store of its run. */
export type Page = {
  readonly view: View;
  readonly store: Pick<StoreApi<OpenRun<ShownState>>, 'getState' | 'getInitialState' | 'subscribe'>;
};

/** Provided by the `Simulation` of `createRun`. */
export const PageContext = createContext<Page | null>(null);

/** @throws {Error} outside of a `Simulation` */
const usePage = (): Page => {
  const page = useContext(PageContext);
  if (page === null) throw new Error('This component needs a <Simulation> around it.');
  return page;
};

export const useView = (): View => usePage().view;

/**
 * Selects a value from the open run.
 *
 * @param select must return the same value, or the same object, until something changes
 */
export const useOpenRun = <Value>(select: (open: OpenRun<ShownState>) => Value): Value =>
  useStore(usePage().store, select);

/** Selects a value from the run of either view (`createRun` has the hook for one view). */
export const useRun = <Value>(select: (snapshot: Snapshot<ShownState>) => Value): Value =>
  useOpenRun(({ snapshot }) => select(snapshot));

export const useSession = (): Session => useOpenRun(({ session }) => session);

/** Whether the link of the page has been read. */
export const useIsRead = (): boolean => useOpenRun(({ isRead }) => isRead);
