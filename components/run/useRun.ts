'use client';

import { useCallback, useEffect, useMemo, useSyncExternalStore } from 'react';
import { createStore, type Snapshot } from '@/lib/simulation/createStore';
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

/**
 * Follows a run from its settings on.
 *
 * @param simulation the same object at every call
 * @param settings `null` while they are not known
 * @param startsRunning whether it starts without a press on Start
 */
export const useRun = <State>(
  simulation: Simulation<State>,
  settings: Settings | null,
  startsRunning: boolean,
): Run<State> => {
  // By its values: a page that learns its language later is given a new name, but no new run.
  const { seed = null, amount = 0, trades = 0 } = settings ?? {};
  const store = useMemo(() => {
    if (seed === null) return null;
    const opened = createStore(simulation, { seed, amount, trades }, makeSystemClock());
    const pressedAt = window.startPressedAt;
    if (pressedAt !== undefined) opened.start(pressedAt);
    else if (startsRunning) opened.start();
    return opened;
  }, [simulation, seed, amount, trades, startsRunning]);
  useEffect(() => {
    if (store === null) return undefined;
    const { dataset } = document.documentElement;
    dataset.live = '';
    delete dataset.startPressed;
    replayEarlyPresses();
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
