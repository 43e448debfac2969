import { useEffect, useState, type RefObject } from 'react';

/** Milliseconds without pointer or key after which the bar hides. */
const hideDelay = 3_000;

const signs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/**
 * Whether the bar is hidden: it hides after three seconds, but not while something in it has the
 * focus by keyboard. Any pointer, touch, key or focus shows it again.
 */
export const useAutoHide = (bar: RefObject<HTMLElement | null>): boolean => {
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    let timer = 0;
    const hide = () => setHidden(bar.current?.querySelector(':focus-visible') == null);
    const show = () => {
      setHidden(false);
      window.clearTimeout(timer);
      timer = window.setTimeout(hide, hideDelay);
    };
    show();
    for (const sign of signs) window.addEventListener(sign, show, true);
    return () => {
      window.clearTimeout(timer);
      for (const sign of signs) window.removeEventListener(sign, show, true);
    };
  }, [bar]);
  return isHidden;
};
