import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let isPreparing = false;

/** Some browsers announce printing with events, others with the media query. */
const subscribe = (listener: () => void) => {
  const media = window.matchMedia('print');
  const prepare = ({ type }: Event) => {
    isPreparing = type === 'beforeprint';
    // `window.print()` prints as soon as the listeners return, even in the middle of a handler.
    flushSync(listener);
  };
  media.addEventListener('change', listener);
  window.addEventListener('beforeprint', prepare);
  window.addEventListener('afterprint', prepare);
  return () => {
    media.removeEventListener('change', listener);
    window.removeEventListener('beforeprint', prepare);
    window.removeEventListener('afterprint', prepare);
  };
};

/** Whether the page is being printed, so that print-only content is rendered only then. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isPreparing || window.matchMedia('print').matches,
    () => false,
  );
