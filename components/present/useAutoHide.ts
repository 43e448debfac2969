import { useEffect, type RefObject } from 'react';

/** Milliseconds without pointer or key after which the bar hides. */
const hideDelay = 3_000;

/** Milliseconds after the end of a touch in which its click arrives. */
const clickDelay = 100;

const signs = [
  'pointermove',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'keydown',
  'focusin',
  'focusout',
] as const;

/**
 * Sets `data-bar-hidden` on the root element while the bar is hidden: after three seconds, but not
 * while something in it has the focus by keyboard, or its list of speeds may be open. Any pointer, key
 * or change of focus shows it again. A touch does so when it has ended, so that nothing moves away from
 * under the finger: on phones, Start is where the hidden bar was.
 */
export const useAutoHide = (bar: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const root = document.documentElement;
    let timer = 0;
    let isTouched = false;
    const hide = () => {
      const isFocused = bar.current?.querySelector(':focus-visible, select:focus') != null;
      root.toggleAttribute('data-bar-hidden', !isFocused);
    };
    const show = () => {
      isTouched = false;
      root.removeAttribute('data-bar-hidden');
      window.clearTimeout(timer);
      timer = window.setTimeout(hide, hideDelay);
    };
    const onSign = (event: Event) => {
      if (event instanceof PointerEvent && event.pointerType === 'touch') {
        isTouched = true;
        window.clearTimeout(timer);
        if (event.type === 'pointerup' || event.type === 'pointercancel') {
          timer = window.setTimeout(show, clickDelay);
        }
      } else if (!isTouched) {
        show();
      }
    };
    show();
    for (const sign of signs) window.addEventListener(sign, onSign, true);
    return () => {
      window.clearTimeout(timer);
      root.removeAttribute('data-bar-hidden');
      for (const sign of signs) window.removeEventListener(sign, onSign, true);
    };
  }, [bar]);
};
