import { useEffect, type RefObject } from 'react';
import { shownTargets } from './shownTargets';

/** Milliseconds after opening until all parts of a page have been rendered. */
const settling = 2_000;

/** Pixels between framed elements and the edges of the view. */
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
  // The view is between the elements fixed to the upper and the lower edge of the window.
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
 * Scrolls the targets of a step into view; again when the width of the window changes, when the
 * lesson is folded or unfolded, and while the page is still being rendered. In low windows, scrolls
 * to the lesson at the end of the page instead; when folded, only if the lesson has focus by
 * keyboard.
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
    let width = window.innerWidth;
    const onResize = () => {
      // On phones, the height alone also changes with the address bar, while the visitor scrolls.
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      place();
    };
    const observer = new MutationObserver(() => {
      const now = shownTargets(targets).flat();
      if (now.length !== shown.length || now[0] !== shown[0]) place();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const settled = setTimeout(() => observer.disconnect(), settling);
    window.addEventListener('resize', onResize);
    return () => {
      observer.disconnect();
      clearTimeout(settled);
      window.removeEventListener('resize', onResize);
    };
  }, [panel, targets, isFolded]);
};
