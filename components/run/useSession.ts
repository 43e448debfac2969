'use client';

import { useMemo, useState, useSyncExternalStore } from 'react';
import { parseLink } from '@/lib/link/parseLink';
import { drawSeed } from './drawSeed';
import { resolveSession, type Session, type ViewDefaults } from './resolveSession';

const neverChanges = () => () => {};

/**
 * What the page's link asks for; `null` in the exported HTML and until the link has been read.
 *
 * @param defaults the same object at every call
 */
export const useSession = (defaults: ViewDefaults): Session | null => {
  const search = useSyncExternalStore<string | null>(
    neverChanges,
    () => window.location.search,
    () => null,
  );
  // State, since React may forget what is memoized, and another seed would be another run.
  const [drawnSeed] = useState(drawSeed);
  return useMemo(() => {
    if (search === null) return null;
    const link = parseLink(search);
    return resolveSession({ link, search, seed: link.choices.seed ?? drawnSeed }, defaults);
  }, [search, drawnSeed, defaults]);
};
