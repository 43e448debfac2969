import { useCallback, useEffect, useState } from 'react';

/** The state of something that is loaded on demand. */
export type OnDemand<Loaded> = {
  /** `null` unless it is open and has loaded. */
  readonly loaded: Loaded | null;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  /** Stable between renders. */
  readonly open: () => void;
  readonly close: () => void;
};

type Phase = 'closed' | 'open' | 'failed';

/**
 * Loads something when it is first opened, and again if `load` has changed since then. After a
 * failure, opening it again retries.
 *
 * @param load must be memoized: another function means that something else has to be loaded
 * @param isOpenAtFirst whether it is loaded without being opened first
 */
export const useOnDemand = <Loaded>(
  load: () => Promise<Loaded>,
  isOpenAtFirst = false,
): OnDemand<Loaded> => {
  const [phase, setPhase] = useState<Phase>(isOpenAtFirst ? 'open' : 'closed');
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
    open: useCallback(() => setPhase('open'), []),
    close: () => setPhase('closed'),
  };
};
