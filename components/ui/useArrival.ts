import { useState } from 'react';

/**
 * Says when another newest element of a list has arrived since the list was first shown: `arrivals`
 * then increases, and `isNew` is true. After a jump, neither changes.
 *
 * @param id the newest element; `null` while there is none
 * @param isJump whether the list is that of another time
 */
export const useArrival = (id: number | null, isJump: boolean) => {
  const [arrival, setArrival] = useState({ id, arrivals: 0, isNew: false });
  if (id === arrival.id) return arrival;
  const isNew = !isJump && arrival.id !== null;
  const next = isNew ? { id, arrivals: arrival.arrivals + 1, isNew } : { ...arrival, id };
  setArrival(next);
  return next;
};
