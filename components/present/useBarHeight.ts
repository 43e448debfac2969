import { useEffect, type RefObject } from 'react';

/** Sets `--transport` to the height of the bar, so that the page ends above the bar. */
export const useBarHeight = (bar: RefObject<HTMLElement | null>) => {
  useEffect(() => {
    const { current } = bar;
    if (current === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      style.setProperty('--transport', `${current.offsetHeight}px`);
    });
    observer.observe(current);
    return () => {
      observer.disconnect();
      style.removeProperty('--transport');
    };
  }, [bar]);
};
