/** The least of an element that must be left by its own opacity and that of all it stands in. */
const opaque = 0.9;

/** The smallest size of the text and height of what is seen of it, in CSS pixels. */
const smallest = 12;

/** Whether a computed colour lets through more than it covers: `rgba(…, 0.5)`, `color(… / 0)`. */
const isTransparent = (colour: string) => /(^rgba\(.*,|\/) ?0(\.\d+)?\)$/.test(colour);

/** Whether an element's own style takes all that is in it out of sight. */
export const hides = ({ display, visibility, opacity, filter }: CSSStyleDeclaration): boolean =>
  display === 'none' ||
  visibility !== 'visible' ||
  Number(opacity) < opaque ||
  // Other filters are how some extensions make pages dark.
  /opacity|brightness\(0\)|contrast\(0\)/.test(filter);

/** Whether the element is painted with ink, by its style and those of all that it stands in. */
const isInked = (element: Element) => {
  for (let each: Element | null = element; each; each = each.parentElement) {
    if (hides(getComputedStyle(each))) return false;
  }
  const { color, backgroundColor, fontSize, webkitTextFillColor } = getComputedStyle(element);
  return (
    color !== backgroundColor &&
    !isTransparent(color) &&
    !isTransparent(webkitTextFillColor) &&
    parseFloat(fontSize) >= smallest
  );
};

/** Whether most of the text's middle line lies in the window, over everything else. */
const isOnTop = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, top, bottom, width, height } = range.getBoundingClientRect();
  if (height < smallest || width < 100 || top < -1) return false;
  // In very low windows large text is higher than they are.
  const y = (top + Math.min(bottom, innerHeight)) / 2;
  const seen = [0.1, 0.3, 0.5, 0.7, 0.9].filter((share) =>
    element.contains(document.elementFromPoint(left + share * width, y)),
  );
  return seen.length >= 3;
};

/**
 * Whether an element with a text is painted in the window, where a visitor reads it: in view, with
 * ink, and not covered. What the browser would paint counts, however a style does it.
 */
export const isSeen = (element: Element): boolean =>
  element.isConnected && isOnTop(element) && isInked(element);
