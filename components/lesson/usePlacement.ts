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

/** Milliseconds in which the parts of a page that has just opened are complete. */
const settling = 2_000;

/**
 * Scrolls what a step is about into view, and sets `data-side` of the panel to the side of the window
 * where it covers less of that. Again when the window changes its size, and while the page is still
 * being completed.
 */
export const usePlacement = (
  panel: RefObject<HTMLElement | null>,
  targets: readonly string[],
): void => {
  useEffect(() => {
    let first: Element | undefined;
    const place = () => {
      const { current } = panel;
      const shown = shownOf(targets);
      [first] = shown;
      if (current === null || !first) return;
      first.scrollIntoView();
      /** How much of the first element and of all is covered. */
      const coveredAt = (side: string) => {
        current.setAttribute('data-side', side);
        const box = current.getBoundingClientRect();
        const areas = shown.map((each) => overlap(each.getBoundingClientRect(), box));
        return { ofFirst: areas[0] ?? 0, ofAll: areas.reduce((sum, each) => sum + each, 0) };
      };
      const right = coveredAt('right');
      const left = coveredAt('left');
      const isLeftBetter =
        left.ofFirst < right.ofFirst ||
        (left.ofFirst === right.ofFirst && left.ofAll < right.ofAll);
      if (!isLeftBetter) coveredAt('right');
    };
    place();
    const observer = new MutationObserver(() => {
      if (shownOf(targets)[0] !== first) place();
    });
    observer.observe(document.body, { childList: true, subtree: true });
    const settled = setTimeout(() => observer.disconnect(), settling);
    window.addEventListener('resize', place);
    return () => {
      observer.disconnect();
      clearTimeout(settled);
      window.removeEventListener('resize', place);
    };
  }, [panel, targets]);
};
