/** Filters of the document that take its text away. Extensions that make pages dark have others. */
const harmful = /blur|opacity|url|(ness|rast)\(0(\.[0-5]|\))|invert\(0\.[1-8]/;

/**
 * Whether a notice can be read that has its own declarations inline. In the top layer, this is what is
 * left to hide it: an ancestor that is not rendered, a zoom, and in Firefox a filter of the document.
 *
 * @param scale how much the page is enlarged by pinching
 */
export const isReadable = (notice: Element, scale: number): boolean => {
  const text = notice.firstElementChild;
  if (!text?.checkVisibility({ visibilityProperty: true }) || !notice.matches(':popover-open')) {
    return false;
  }
  const isLarge = text.getBoundingClientRect().height * scale >= 12;
  return isLarge && !harmful.test(getComputedStyle(document.documentElement).filter);
};
