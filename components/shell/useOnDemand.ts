'use client';

import { useState } from 'react';

/** Where something that is loaded when it is asked for stands. */
export type OnDemand<Loaded> = {
  readonly loaded: Loaded | null;
  readonly isOpen: boolean;
  readonly isLoading: boolean;
  readonly hasFailed: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

type Phase = 'closed' | 'loading' | 'open' | 'failed';

/**
 * Loads a piece of the page at the first opening; after a failure the next opening tries again.
 *
 * @param version what the piece depends on: where it has changed, the next opening loads anew
 */
export const useOnDemand = <Loaded>(
  version: string,
  load: () => Promise<Loaded>,
): OnDemand<Loaded> => {
  const [phase, setPhase] = useState<Phase>('closed');
  const [kept, setKept] = useState<{ version: string; loaded: Loaded } | null>(null);

  const open = () => {
    if (phase === 'loading') return;
    if (kept?.version === version) {
      setPhase('open');
      return;
    }
    setPhase('loading');
    load().then(
      (loaded) => {
        setKept({ version, loaded });
        setPhase('open');
      },
      () => setPhase('failed'),
    );
  };

  return {
    loaded: kept?.loaded ?? null,
    isOpen: phase === 'open',
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    open,
    close: () => setPhase('closed'),
  };
};
