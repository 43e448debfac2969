import { useState } from 'react';

type Keyed = { readonly ids: readonly number[]; readonly keys: readonly number[] };

const none: Keyed = { ids: [], keys: [] };

const keep = (kept: Keyed, ids: readonly number[], isJump: boolean): Keyed => {
  let next = Math.max(-1, ...kept.keys) + 1;
  const keys = ids.map((id, place) => kept.keys[isJump ? place : kept.ids.indexOf(id)] ?? next++);
  return { ids, keys };
};

/**
 * React keys of a list in which elements arrive one after another. What arrives has a new key, and so
 * a new element, which may be animated. After a jump, keys are where they were: elements are reused,
 * which takes a fraction of the time, and nothing is animated.
 *
 * @param ids what is in the list, each only once
 * @param isJump whether the list is that of another time
 */
export const useArrivalKeys = (ids: readonly number[], isJump: boolean): readonly number[] => {
  const [kept, setKept] = useState(none);
  if (String(kept.ids) === String(ids)) return kept.keys;
  const changed = keep(kept, ids, isJump);
  setKept(changed);
  return changed.keys;
};
