import { useEffect, type ReactNode } from 'react';
import { create } from 'zustand';
import type { View } from '@/lib/config/views';
import { profileOf } from '@/lib/format/formatNumber';
import { resolveChoices } from '@/lib/parameters/parameters';
import { parseLink } from '@/lib/parameters/parseLink';
import type { Engine } from '@/lib/simulation/engine';
import { createRunner, type Snapshot } from '@/lib/simulation/runner';
import { PageContext, usePage, type OpenRun, type RunState } from './run';
import { makeSystemClock } from './systemClock';

/** 50 random bits as ten characters that need no URL encoding. */
const randomSeed = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte & 31).toString(32)).join('');
};

type Props = {
  /** The default names: always the same array. */
  names: readonly string[];
  children: ReactNode;
};

/** Creates the provider of a view's run, and the hook that reads the run. */
export const createRun = <State extends RunState>(view: View, engine: Engine<State>) => {
  const useStore = create<OpenRun<State> | null>(() => null);
  const page = { view, store: useStore };
  /** Survives unmounting, so that error recovery and StrictMode's double mount keep the seed. */
  let drawnSeed: string | null = null;

  /** Opens the run that the link describes. Returns a function to close it. */
  const open = (names: readonly string[]) => {
    const link = parseLink(window.location.search, view);
    const seed = link.choices.seed ?? (drawnSeed ??= randomSeed());
    const values = resolveChoices(link.choices, { view, seed, names });
    // The alternate view keeps `running` in its links, and ignores it.
    const running = values.running && view === 'main';
    const startsMidRun = values.t !== null || (running && values.paused);
    const runner = createRunner({
      engine,
      settings: values,
      clock: makeSystemClock(),
      opened: startsMidRun ? { elapsed: values.t ?? 0, isPaused: values.paused } : null,
      onChange: (snapshot) => useStore.setState((opened) => opened && { ...opened, snapshot }),
    });
    const clickedAt = window.startClickedAt;
    if (clickedAt !== undefined || (running && !startsMidRun)) {
      // The run of a link with `t` begins when the page opens it, which is after the click.
      runner.start(startsMidRun ? undefined : clickedAt);
    }
    const profile = profileOf(values.currency, values.country);
    const session = { link, values, profile, run: runner };
    useStore.setState({ session, snapshot: runner.getSnapshot() });
    return () => {
      runner.stop();
      useStore.setState(null);
    };
  };

  /**
   * Provides the run to its children in a store, not as the value of a context
   * (`docs/decisions/store.md`).
   */
  const Simulation = ({ names, children }: Props) => {
    useEffect(() => {
      let close = () => {};
      const activate = () => {
        close = open(names);
      };
      // A prerendered page opens its run only when it is shown.
      if (document.prerendering) document.addEventListener('prerenderingchange', activate);
      else activate();
      return () => {
        document.removeEventListener('prerenderingchange', activate);
        close();
      };
    }, [names]);
    return <PageContext value={page}>{children}</PageContext>;
  };

  /**
   * Selects a value from the run of this view; `null` until the link has been read.
   *
   * @param select must return the same value, or the same object, until something changes
   */
  const useRun = <Value,>(select: (snapshot: Snapshot<State>) => Value): Value | null => {
    const shown = usePage().view;
    if (shown !== view) throw new Error(`The page shows the ${shown} view, not the ${view} view.`);
    return useStore((opened) => opened && select(opened.snapshot));
  };

  return { Simulation, useRun };
};
