import { useEffect, type RefObject } from 'react';
import { shownTargets } from './shownTargets';

/** Milliseconds until all parts of a page that has just opened have been rendered. */
const settling = 2_000;

/** Pixels between what is framed and the edges of the view. */
const margin = 16;

/** Whether an element stays where it is while the page scrolls. */
const isStuck = (element: Element | null): boolean =>
  element !== null &&
  (/sticky|fixed/.test(getComputedStyle(element).position) || isStuck(element.parentElement));

/** Scrolls the first element into view, and as many of the others as fit. */
const bringIntoView = (shown: readonly Element[]) => {
  const [first, ...others] = shown
    .filter((element) => !isStuck(element))
    .map((element) => element.getBoundingClientRect());
  if (!first) return;
  // The view is between what is fixed to the upper edge of the window and to the lower one.
  const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
  const header = document.querySelector('header');
  const fixed = header && isStuck(header) ? header.getBoundingClientRect().bottom : 0;
  const upper = Math.max(fixed, parseFloat(scrollPaddingTop) || 0) + margin;
  const lower = window.innerHeight - (parseFloat(scrollPaddingBottom) || 0) - margin;
  let { top, bottom } = first;
  for (const other of others) {
    const [highest, lowest] = [Math.min(top, other.top), Math.max(bottom, other.bottom)];
    if (lowest - highest <= lower - upper) [top, bottom] = [highest, lowest];
  }
  if (top < upper || bottom - top > lower - upper) window.scrollBy(0, top - upper);
  else if (bottom > lower) window.scrollBy(0, bottom - lower);
};

/**
 * Scrolls what a step is about into view. Again when the window changes its size, when the lesson is
 * folded or unfolded, and while the page is still being completed. In low windows, the lesson is at the
 * end of the page, and scrolled to itself; folded, only if it has the focus by keyboard.
 */
export const usePlacement = (
  panel: RefObject<HTMLElement | null>,
  targets: readonly string[],
  isFolded: boolean,
): void => {
  useEffect(() => {
    let shown: readonly Element[] = [];
    const place = () => {
      shown = shownTargets(targets).flat();
      const lesson = panel.current;
      if (lesson === null || getComputedStyle(lesson).position !== 'relative') bringIntoView(shown);
      else if (!isFolded) lesson.scrollIntoView();
      else if (lesson.querySelector(':focus-visible')) lesson.scrollIntoView({ block: 'nearest' });
    };
    place();
    const observer = new MutationObserver(() => {
      const now = shownTargets(targets).flat();
      if (now.length !== shown.length || now[0] !== shown[0]) place();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const settled = setTimeout(() => observer.disconnect(), settling);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      clearTimeout(settled);
      window.removeEventListener('resize', place);
    };
  }, [panel, targets, isFolded]);
};
