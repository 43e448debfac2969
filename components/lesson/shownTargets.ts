/** The elements that each of the selectors finds, without those that are not displayed. */
export const shownTargets = (selectors: readonly string[]): readonly (readonly Element[])[] =>
  selectors.map((selector) =>
    [...document.querySelectorAll(selector)].filter(
      (element) => element.getClientRects().length > 0,
    ),
  );
