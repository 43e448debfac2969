import { useEffect, type ReactNode } from 'react';
import { create } from 'zustand';
import type { View } from '@/lib/config/views';
import { dash, profileOf } from '@/lib/format/formatNumber';
import { resolveChoices } from '@/lib/parameters/parameters';
import { parseLink } from '@/lib/parameters/parseLink';
import type { Engine, Settings } from '@/lib/simulation/engine';
import { createRunner } from '@/lib/simulation/runner';
import { PageContext, type OpenRun, type Session, type ShownState } from './run';
import { makeSystemClock } from './systemClock';

/** 50 random bits as ten characters that need no URL encoding. */
const randomSeed = (): string => {
  const bytes = crypto.getRandomValues(new Uint8Array(10));
  return Array.from(bytes, (byte) => (byte & 31).toString(32)).join('');
};

/** The settings of the pending run: no trades. */
export const noSettings: Settings = { seed: '', amount: 0, trades: 0, rounds: 0 };

const ignore = () => {};

const pendingSession = (view: View): Session => {
  const link = parseLink('', view);
  const values = resolveChoices(link.choices, { view, seed: '', names: [dash] });
  return {
    link,
    values,
    profile: profileOf(values.currency, values.country),
    run: { start: ignore, setPaused: ignore, showAt: ignore, getMoment: () => null },
  };
};

type Props = {
  /** The default names: always the same array. */
  names: readonly string[];
  children: ReactNode;
};

/**
 * Creates the provider of a view's run, and the hook that reads the run.
 *
 * @param pendingState the state shown until the link has been read
 */
export const createRun = <Visible extends ShownState, State extends Visible>(
  view: View,
  engine: Engine<State>,
  pendingState: Visible,
) => {
  const pending: OpenRun<Visible> = {
    isRead: false,
    session: pendingSession(view),
    snapshot: {
      state: pendingState,
      latest: pendingState,
      isIdle: true,
      isPaused: false,
      isAnimated: true,
    },
  };
  /** One for the module, because a document shows one page. */
  const useStore = create<OpenRun<Visible>>(() => pending);
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
      onChange: (snapshot) => useStore.setState({ snapshot }),
    });
    const clickedAt = window.startClickedAt;
    if (clickedAt !== undefined || (running && !startsMidRun)) {
      // The run of a link with `t` begins when the page opens it, which is after the click.
      runner.start(startsMidRun ? undefined : clickedAt);
    }
    const profile = profileOf(values.currency, values.country);
    const session = { link, values, profile, run: runner };
    useStore.setState({ isRead: true, session, snapshot: runner.getSnapshot() });
    return () => {
      runner.stop();
      useStore.setState(pending);
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
   * Selects a value from the run of this view.
   *
   * @param select must return the same value, or the same object, until something changes
   */
  const useRun = <Value,>(select: (snapshot: OpenRun<Visible>['snapshot']) => Value): Value =>
    useStore(({ snapshot }) => select(snapshot));

  return { Simulation, useRun };
};
