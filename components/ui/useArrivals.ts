import { useState } from 'react';

/** An element of a list: its React key, and whether it has arrived since the list was first shown. */
type Arrival = { readonly id: number; readonly key: number; readonly isNew: boolean };

const keep = (kept: readonly Arrival[] | null, ids: readonly number[], isJump: boolean) => {
  let next = Math.max(-1, ...(kept ?? []).map(({ key }) => key)) + 1;
  return ids.map((id, index): Arrival => {
    const same = isJump ? kept?.[index] : kept?.find((arrival) => arrival.id === id);
    return same ? { ...same, id } : { id, key: next++, isNew: kept !== null };
  });
};

/**
 * React keys of a list in which elements arrive one after another. What arrives has a new key, and so
 * a new element, which may be animated. After a jump, keys are where they were: elements are reused,
 * which takes a fraction of the time, and nothing is animated.
 *
 * @param ids what is in the list, each only once; `null` while it is not known
 * @param isJump whether the list is that of another time
 */
export const useArrivals = (ids: readonly number[] | null, isJump: boolean): readonly Arrival[] => {
  const [kept, setKept] = useState<readonly Arrival[] | null>(null);
  const isSame = kept !== null && String(kept.map(({ id }) => id)) === String(ids);
  if (ids === null || isSame) return kept ?? [];
  const changed = keep(kept, ids, isJump);
  setKept(changed);
  return changed;
};
