/** The minimum opacity of the element together with all of its ancestors. */
const minOpacity = 0.9;

/** The minimum font size, and the minimum height of the text, in CSS pixels. */
const minSize = 12;

/** Whether a computed colour is not fully opaque: `rgba(…, 0.5)`, `color(… / 0)`. */
const isTransparent = (colour: string) => /(^rgba\(.*,|\/) ?0(\.\d+)?\)$/.test(colour);

/** Whether an element's own style hides its content. */
export const hides = ({ display, visibility, opacity, filter }: CSSStyleDeclaration): boolean =>
  display === 'none' ||
  visibility !== 'visible' ||
  Number(opacity) < minOpacity ||
  // Other filters are allowed: some extensions make pages dark with them.
  /opacity|brightness\(0\)|contrast\(0\)/.test(filter);

/** Whether the text is painted legibly, by the styles of the element and of its ancestors. */
const isLegible = (element: Element) => {
  let opacity = 1;
  for (let each: Element | null = element; each; each = each.parentElement) {
    const style = getComputedStyle(each);
    opacity *= Number(style.opacity);
    if (hides(style) || opacity < minOpacity) return false;
  }
  const { color, backgroundColor, fontSize, webkitTextFillColor } = getComputedStyle(element);
  return (
    color !== backgroundColor &&
    !isTransparent(color) &&
    !isTransparent(webkitTextFillColor) &&
    parseFloat(fontSize) >= minSize
  );
};

/** Whether most of the text, along its middle, is inside the window and above everything else. */
const isOnTop = (element: Element) => {
  const range = document.createRange();
  range.selectNodeContents(element);
  const { left, top, bottom, width, height } = range.getBoundingClientRect();
  if (height < minSize || width < 100 || top < -1) return false;
  // In very low windows, large text can be taller than the window.
  const y = (top + Math.min(bottom, innerHeight)) / 2;
  // Not every point is tested: hit testing is most of what a check costs.
  let seen = 0;
  return [0.5, 0.1, 0.9, 0.3, 0.7].some((share) => {
    if (element.contains(document.elementFromPoint(left + share * width, y))) seen += 1;
    return seen === 3;
  });
};

/**
 * Whether a visitor can read the text of an element: it is inside the window, legible, and not
 * covered. Computed styles and hit testing decide, so it does not matter how it was hidden.
 */
export const isSeen = (element: Element): boolean =>
  element.isConnected && isOnTop(element) && isLegible(element);
