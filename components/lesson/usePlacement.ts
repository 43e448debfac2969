import { useEffect, type RefObject } from 'react';

/** The elements that are displayed, those of the first selector first. */
const shownOf = (selectors: readonly string[]): readonly Element[] =>
  selectors
    .flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((element) => element.getClientRects().length > 0);

/** The area that two boxes share, in square pixels. */
const overlap = (a: DOMRect, b: DOMRect) =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/** Milliseconds until all parts of a page that has just opened have been rendered. */
const settling = 2_000;

/** Pixels between the panel and what is above it, including its frame. */
const margin = 16;

/** Set on the root element where the page needs room to scroll what is marked above the panel. */
export const roomAttribute = 'data-lesson-room';

/**
 * Moves the panel to the side of the window where it covers less of what is marked.
 *
 * @returns the area that it covers of the first element, and how many elements are whole in view
 * @param upper where the view begins, in pixels from the upper edge of the window
 */
const chooseSide = (panel: HTMLElement, shown: readonly Element[], upper: number) => {
  const at = (side: string) => {
    panel.setAttribute('data-side', side);
    const box = panel.getBoundingClientRect();
    const boxes = shown.map((each) => each.getBoundingClientRect());
    const areas = boxes.map((each) => overlap(each, box));
    const isWhole = ({ top, bottom }: DOMRect, index: number) =>
      top >= upper - 1 && bottom <= window.innerHeight && areas[index] === 0;
    return {
      ofFirst: areas[0] ?? 0,
      ofAll: areas.reduce((sum, each) => sum + each, 0),
      whole: boxes.filter(isWhole).length,
      isFirstWhole: boxes.slice(0, 1).some(isWhole),
    };
  };
  const right = at('right');
  const left = at('left');
  const isLeftBetter =
    left.ofFirst < right.ofFirst || (left.ofFirst === right.ofFirst && left.ofAll < right.ofAll);
  return isLeftBetter ? left : at('right');
};

/** Scrolls the first element into view, and as many of the others as fit. */
const bringIntoView = (panel: HTMLElement, shown: readonly Element[]) => {
  const [first] = shown;
  if (!first) return;
  const root = document.documentElement;
  // Where what is scrolled into view begins: below the notice and the header.
  const upper = parseFloat(getComputedStyle(root).scrollPaddingTop);
  root.removeAttribute(roomAttribute);
  first.scrollIntoView();
  let chosen = chooseSide(panel, shown, upper);
  if (chosen.ofFirst > 0) {
    root.setAttribute(roomAttribute, '');
    first.scrollIntoView();
    // Stops where the element is just above the panel.
    const free = panel.getBoundingClientRect().top - first.getBoundingClientRect().bottom;
    window.scrollBy(0, -Math.max(0, free - margin));
    chosen = chooseSide(panel, shown, upper);
  }
  const above = upper - Math.min(...shown.map((each) => each.getBoundingClientRect().top));
  if (above <= 0) return;
  const before = window.scrollY;
  window.scrollBy(0, -above);
  const { whole, isFirstWhole } = chooseSide(panel, shown, upper);
  if (isFirstWhole && whole > chosen.whole) return;
  window.scrollTo(window.scrollX, before);
  chooseSide(panel, shown, upper);
};

/**
 * Scrolls what a step is about into view, beside or above the panel. Again when the window changes
 * its size, and while the page is still being completed.
 */
export const usePlacement = (
  panel: RefObject<HTMLElement | null>,
  targets: readonly string[],
): void => {
  useEffect(() => {
    let shown: readonly Element[] = [];
    const place = () => {
      shown = shownOf(targets);
      if (panel.current) bringIntoView(panel.current, shown);
    };
    place();
    const observer = new MutationObserver(() => {
      const now = shownOf(targets);
      if (now.length !== shown.length || now[0] !== shown[0]) place();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const settled = setTimeout(() => observer.disconnect(), settling);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      clearTimeout(settled);
      window.removeEventListener('resize', place);
      document.documentElement.removeAttribute(roomAttribute);
    };
  }, [panel, targets]);
};
