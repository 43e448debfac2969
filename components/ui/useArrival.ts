import { useState } from 'react';

/**
 * Tracks when a newer element is added to a list after it was first shown: `arrivals` then
 * increases, and `isNew` is true, until a jump.
 *
 * @param id the newest element; `null` while there is none
 * @param isJump whether the list now shows another time
 */
export const useArrival = (id: number | null, isJump: boolean) => {
  const [arrival, setArrival] = useState({ id, arrivals: 0, isNew: false });
  if (id === arrival.id) return arrival;
  const isNew = !isJump && arrival.id !== null;
  const next = isNew ? { id, arrivals: arrival.arrivals + 1, isNew } : { ...arrival, id, isNew };
  setArrival(next);
  return next;
};
