'use client';

import { Activity, useSyncExternalStore, type ReactNode } from 'react';

const noSubscription = () => () => {};

type Props = {
  /** Hydrates before its siblings, and as soon as it arrives, not when React is idle. */
  isUrgent?: boolean;
  children: ReactNode;
};

/**
 * React hydrates its children separately, after the parts around it: the document while the page's
 * script loads, then the layout with Start, then the cards, so that Start answers first
 * (`docs/performance.md`). If an extension has changed the children before, React renders only
 * these again.
 */
export const HydrationBoundary = ({ isUrgent = false, children }: Props) => {
  // A value that differs after hydration makes React hydrate the children at once.
  useSyncExternalStore(
    noSubscription,
    () => isUrgent,
    () => false,
  );
  return <Activity>{children}</Activity>;
};
