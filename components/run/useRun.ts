'use client';

import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { createStore, type Snapshot, type Store } from '@/lib/simulation/createStore';
import type { Progress, Settings, Simulation } from '@/lib/simulation/simulation';
import { replayEarlyPresses } from './earlyPress';
import { makeSystemClock } from './systemClock';

/** What a visitor can do to a run; nothing, until the link has been read. */
type RunActions = {
  readonly start: () => void;
  readonly setPaused: (paused: boolean) => void;
};

/** A view's run as it is shown now. */
export type Run<State> = RunActions & {
  /** `null` until the link has been read. */
  readonly snapshot: Snapshot<State> | null;
  /** How far the run has come that is shown; the same function while the run is the same. */
  readonly progress: () => Progress | null;
};

const neverChanges = () => () => {};
const nothing = () => null;

const openStore = <State>(
  simulation: Simulation<State>,
  settings: Settings,
  startsRunning: boolean,
): Store<State> => {
  const store = createStore(simulation, settings, makeSystemClock());
  const pressedAt = window.startPressedAt;
  if (pressedAt !== undefined) store.start(pressedAt);
  else if (startsRunning) store.start();
  return store;
};

/**
 * Follows a run from its settings on.
 *
 * @param simulation the same object at every call
 * @param settings `null` while they are not known; the first that are count, since a page that
 *   learns its language later is given a new name, but no new run
 * @param startsRunning whether it starts without a press on Start
 */
export const useRun = <State>(
  simulation: Simulation<State>,
  settings: Settings | null,
  startsRunning: boolean,
): Run<State> => {
  const [store, setStore] = useState<Store<State> | null>(null);
  if (store === null && settings !== null) {
    setStore(openStore(simulation, settings, startsRunning));
  }
  useEffect(() => {
    if (store === null) return undefined;
    const { dataset } = document.documentElement;
    dataset.live = '';
    delete dataset.startPressed;
    // Another run on this page begins unpressed.
    delete window.startPressedAt;
    // Not within React's own work: a part that is not hydrated yet would not hear of it.
    queueMicrotask(replayEarlyPresses);
    return () => {
      delete dataset.live;
    };
  }, [store]);
  const snapshot = useSyncExternalStore<Snapshot<State> | null>(
    store?.subscribe ?? neverChanges,
    store?.getSnapshot ?? nothing,
    nothing,
  );
  return {
    snapshot,
    start: useCallback(() => store?.start(), [store]),
    setPaused: useCallback((paused: boolean) => store?.setPaused(paused), [store]),
    progress: useCallback(
      () => store && simulation.progress(store.getSnapshot().state),
      [store, simulation],
    ),
  };
};
