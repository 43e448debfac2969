'use client';

import { useMemo, useSyncExternalStore } from 'react';
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
  const opened = useMemo(() => {
    if (search === null) return null;
    const link = parseLink(search);
    return { link, search, seed: link.choices.seed ?? drawSeed() };
  }, [search]);
  return useMemo(
    () => (opened === null ? null : resolveSession(opened, defaults)),
    [opened, defaults],
  );
};
