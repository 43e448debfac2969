import { useEffect, type RefObject } from 'react';

/** Publishes the height of the bar as `--transport`, so that the page ends above it. */
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
