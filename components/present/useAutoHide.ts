import { useEffect, type RefObject } from 'react';

/** Milliseconds without input after which the bar hides. */
const hideDelay = 3_000;

/** Milliseconds to wait for the click after a touch ends. */
const clickDelay = 100;

const activityEvents = [
  'pointermove',
  'pointerdown',
  'pointerup',
  'pointercancel',
  'keydown',
  'focusin',
  'focusout',
] as const;

/**
 * Sets `data-bar-hidden` on the root element after three seconds without input, unless an element
 * of the bar has keyboard focus or the list of speeds may be open. Pointer, key and focus events
 * show the bar again. A touch shows the bar only once the touch has ended, so that nothing moves
 * under the finger: on phones, Start takes the place of the hidden bar.
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
    const onActivity = (event: Event) => {
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
    for (const type of activityEvents) window.addEventListener(type, onActivity, true);
    return () => {
      window.clearTimeout(timer);
      root.removeAttribute('data-bar-hidden');
      for (const type of activityEvents) window.removeEventListener(type, onActivity, true);
    };
  }, [bar]);
};
