import { useState, type KeyboardEvent, type PointerEvent } from 'react';
import type { Series } from './chart';

/**
 * Tracks which value of a chart is read, by serial number, so that the reading stays with its trade
 * while others arrive.
 */
export const useReading = ({ values, first, slots }: Series) => {
  /** NaN while nothing is read. */
  const [serial, setSerial] = useState(NaN);
  const [isByKey, setIsByKey] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const index = serial - first;
  const value = values[index];
  const last = values.length - 1;

  /** React ignores unchanged state, and most moves stay over the same value. */
  const read = (at: number, byKey = false) => {
    setSerial(first + Math.max(0, Math.min(at, last)));
    setIsByKey(byKey);
  };
  const clear = () => read(NaN);

  const onPointerMove = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    read(Math.floor(((clientX - left) / width) * slots));
  };

  const handlers = {
    onPointerMove,
    // A tap fires no `pointermove`.
    onPointerUp: onPointerMove,
    // Focus ends a reading by touch when something else is touched.
    onPointerDown: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      currentTarget.focus({ preventScroll: true }),
    // Lifting a finger fires `pointerleave`, but the reading stays.
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') clear();
    },
    // Fired when a touch scrolls the page.
    onPointerCancel: clear,
    onFocus: () => setHasFocus(true),
    onBlur: () => {
      clear();
      setHasFocus(false);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const isOpen = value !== undefined;
      const targets: Record<string, number | false> = {
        ArrowLeft: isOpen ? index - 1 : last,
        ArrowRight: isOpen ? index + 1 : 0,
        Home: 0,
        End: last,
        Escape: isOpen && NaN,
      };
      const target = targets[event.key] ?? false;
      // Alt+← goes back in the history.
      if (target === false || event.altKey || event.ctrlKey || event.metaKey) return;
      read(target, true);
      event.preventDefault();
      event.stopPropagation();
    },
  };

  return { index, value, isByKey, hasFocus, handlers };
};
