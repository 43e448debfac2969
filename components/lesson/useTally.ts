import { useState, useSyncExternalStore } from 'react';
import { useLoadedSession, usePage, type Page } from '@/components/run/run';
import { countUpTo, emptyTally, type Tally } from '@/lib/lesson/tally';

/** Counts the trades of a run whenever the run has changed, and not while React renders. */
const makeTallyStore = ({ view, store }: Page, startingTrades: number) => {
  let tally = emptyTally(startingTrades);
  const update = () => {
    const open = store.getState();
    if (open === null) return;
    const { keys, count } = open.snapshot.state;
    tally = countUpTo(count, tally, { view, keys, startingTrades });
  };
  update();
  return {
    getSnapshot: () => tally,
    subscribe: (listener: () => void) => {
      update();
      return store.subscribe(() => {
        update();
        listener();
      });
    },
  };
};

/** The tally of the run on screen. */
export const useTally = (): Tally => {
  const page = usePage();
  const { values } = useLoadedSession();
  const [{ subscribe, getSnapshot }] = useState(() => makeTallyStore(page, values.trades));
  return useSyncExternalStore(subscribe, getSnapshot, getSnapshot);
};
