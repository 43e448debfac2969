import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { View } from '@/lib/config/views';
import { profileOf } from '@/lib/format/defineProfile';
import { parseLink } from '@/lib/parameters/parseLink';
import { resolveChoices, type ViewDefaults } from '@/lib/parameters/parameters';
import type { Simulation } from '@/lib/simulation/simulation';
import { createStore, type Snapshot, type Store } from '@/lib/simulation/store';
import { setSession, subscribe, type AnyState } from './run';
import { makeSystemClock } from './systemClock';

/** A seed for a link without one: 50 random bits as ten characters that need no URL encoding. */
const randomSeed = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte & 31).toString(32)).join('');
};

/** Calls `open` now, or when a page that is only prerendered is shown. Returns a function to stop. */
const whenActivated = (open: () => void) => {
  if (!document.prerendering) {
    open();
    return () => {};
  }
  document.addEventListener('prerenderingchange', open, { once: true });
  return () => document.removeEventListener('prerenderingchange', open);
};

/** Creates the simulation component of a view, and the hook that reads its run. */
export const createRun = <State extends AnyState>(view: View, simulation: Simulation<State>) => {
  /** The store of the open session, typed by the state of the view. */
  let store: Store<State> | null = null;

  const open = (defaults: ViewDefaults, drawnSeed: string) => {
    const link = parseLink(window.location.search);
    const values = resolveChoices(link.choices, {
      seed: link.choices.seed ?? drawnSeed,
      defaults,
    });
    const { t, paused, currency, country } = values;
    // The alternate view keeps `running` in its links, and ignores it.
    const running = values.running && view === 'main';
    const isOpenedLater = t !== null || (running && paused);
    const opened = isOpenedLater ? { t: t ?? 0, paused } : null;
    store = createStore(simulation, values, makeSystemClock(), opened);
    const clickedAt = window.startClickedAt;
    if (clickedAt !== undefined || (running && !isOpenedLater)) {
      // The run of a link with `t` begins when it is opened, after the click.
      store.start(isOpenedLater ? undefined : clickedAt);
    }
    setSession({ ...link, ...store, values, profile: profileOf(currency, country) });
  };

  /**
   * Opens the run when it is mounted, and closes it when it is unmounted.
   *
   * @param props.defaults must be the same object as long as they have not changed; `null` while
   *   they are not known yet
   */
  const Simulation = ({ defaults }: { defaults: ViewDefaults | null }) => {
    const seed = useRef<string>(null);
    useEffect(() => {
      if (defaults === null) return undefined;
      // Once, because in development React mounts every component twice.
      const drawn = (seed.current ??= randomSeed());
      const stop = whenActivated(() => open(defaults, drawn));
      return () => {
        stop();
        store = null;
        setSession(null);
      };
    }, [defaults]);
    return null;
  };

  /**
   * Selects a value from the run of this view; `null` until the link has been read. The component
   * renders again only when the value has changed.
   *
   * @param select must return the same value, or the same object, as long as nothing has changed
   */
  const useRun = <Value>(select: (snapshot: Snapshot<State>) => Value): Value | null =>
    useSyncExternalStore(
      subscribe,
      () => store && select(store.getSnapshot()),
      () => null,
    );

  return { Simulation, useRun };
};
