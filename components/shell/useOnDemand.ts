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

/** Loads a piece of the page at the first opening; after a failure the next opening tries again. */
export const useOnDemand = <Loaded>(load: () => Promise<Loaded>): OnDemand<Loaded> => {
  const [phase, setPhase] = useState<Phase>('closed');
  const [loaded, setLoaded] = useState<Loaded | null>(null);

  const open = () => {
    if (phase === 'loading') return;
    if (loaded !== null) {
      setPhase('open');
      return;
    }
    setPhase('loading');
    load().then(
      (piece) => {
        setLoaded(piece);
        setPhase('open');
      },
      () => setPhase('failed'),
    );
  };

  return {
    loaded,
    isOpen: phase === 'open',
    isLoading: phase === 'loading',
    hasFailed: phase === 'failed',
    open,
    close: () => setPhase('closed'),
  };
};
