import { useEffect, useState } from 'react';

/** Where something that is loaded when it is asked for stands. */
export type OnDemand<Loaded> = {
  /** `null` unless it is open. */
  readonly loaded: Loaded | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

type Phase = 'closed' | 'open' | 'failed';

/**
 * Loads a piece of the page at the first opening, and again where what it depends on has changed by
 * then or while it was loading; after a failure the next opening tries again.
 *
 * @param load the same function as long as what the piece depends on is the same
 */
export const useOnDemand = <Loaded>(load: () => Promise<Loaded>): OnDemand<Loaded> => {
  const [phase, setPhase] = useState<Phase>('closed');
  const [kept, setKept] = useState<{ load: typeof load; loaded: Loaded } | null>(null);
  const current = kept?.load === load ? kept.loaded : null;
  const isLoading = phase === 'open' && current === null;

  useEffect(() => {
    if (!isLoading) return undefined;
    let isWanted = true;
    load().then(
      (loaded) => {
        if (isWanted) setKept({ load, loaded });
      },
      () => {
        if (isWanted) setPhase('failed');
      },
    );
    return () => {
      isWanted = false;
    };
  }, [isLoading, load]);

  return {
    loaded: phase === 'open' ? current : null,
    isLoading,
    hasFailed: phase === 'failed',
    open: () => setPhase('open'),
    close: () => setPhase('closed'),
  };
};
