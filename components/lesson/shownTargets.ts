/** The displayed elements that match each of the selectors. */
export const shownTargets = (selectors: readonly string[]): readonly (readonly Element[])[] =>
  selectors.map((selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.getClientRects().length > 0,
    ),
  );
