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

/**
 * Scrolls what a step is about into view, and sets `data-side` of the panel to the side of the window
 * where it covers less of that. Again when the window changes its size.
 */
export const usePlacement = (
  panel: RefObject<HTMLElement | null>,
  targets: readonly string[],
): void => {
  useEffect(() => {
    const place = () => {
      const { current } = panel;
      const shown = shownOf(targets);
      const [first] = shown;
      if (current === null || !first) return;
      const isTall = first.getBoundingClientRect().height > innerHeight / 3;
      first.scrollIntoView({ block: isTall ? 'start' : 'center' });
      const covered = (side: string) => {
        current.setAttribute('data-side', side);
        const box = current.getBoundingClientRect();
        return shown.reduce((sum, each) => sum + overlap(each.getBoundingClientRect(), box), 0);
      };
      const right = covered('right');
      if (right > 0 && covered('left') >= right) covered('right');
    };
    place();
    window.addEventListener('resize', place);
    return () => window.removeEventListener('resize', place);
  }, [panel, targets]);
};
