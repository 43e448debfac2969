/** The minimum opacity of the text together with all of its ancestors. */
const minOpacity = 0.9;

/** The minimum font size, and the minimum height of the text, in CSS pixels. */
const minSize = 12;

/** Whether the text is painted legibly, by the styles of its notice and of all ancestors. */
const isLegible = (text: Element, notice: Element) => {
  const { fontSize, webkitTextFillColor: ink } = getComputedStyle(text);
  const { backgroundColor } = getComputedStyle(notice);
  // Browsers write a colour that is not opaque as `rgba(…)`, or with a slash before its opacity.
  if (parseFloat(fontSize) < minSize || ink === backgroundColor || /rgba|\//.test(ink))
    return false;
  let opacity = 1;
  let isInTopLayer = false;
  for (let each: Element | null = text; each; each = each.parentElement) {
    const style = getComputedStyle(each);
    // The opacity of ancestors does not apply to the top layer; in Firefox, filters of the root do.
    if (!isInTopLayer) opacity *= Number(style.opacity);
    // Other filters are allowed: some extensions make pages dark with them.
    const isFiltered = /opacity|brightness\(0\)|contrast\(0\)/.test(style.filter);
    if (opacity < minOpacity || isFiltered) return false;
    isInTopLayer ||= each.matches(':popover-open');
  }
  return text.checkVisibility({ visibilityProperty: true });
};

/** Whether most of the text, along its middle, is inside the window and above everything else. */
const isOnTop = (text: Element, notice: Element) => {
  const range = document.createRange();
  range.selectNodeContents(text);
  const { left, top, bottom, width, height } = range.getBoundingClientRect();
  if (height < minSize || width < 100 || top < -1) return false;
  // In very low windows, large text can be taller than the window.
  const y = (top + Math.min(bottom, innerHeight)) / 2;
  // Not every point is tested: hit testing is most of what a check costs.
  let seen = 0;
  return [0.5, 0.1, 0.9, 0.3, 0.7].some((share) => {
    if (notice.contains(document.elementFromPoint(left + share * width, y))) seen += 1;
    return seen === 3;
  });
};

/**
 * Whether a visitor can read the text of a notice: it is inside the window, legible, and not
 * covered. Computed styles and hit testing decide, so it does not matter how it was hidden.
 */
export const isSeen = (notice: Element): boolean => {
  // The page's notice has a button after its text; other notices are only text.
  const text = notice.firstElementChild ?? notice;
  return isOnTop(text, notice) && isLegible(text, notice);
};
