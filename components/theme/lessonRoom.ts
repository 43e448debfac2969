/**
 * Windows in which the open lesson is a column beside the page. Also low ones, such as a phone on its
 * side, where half of the height would be too little. In em, so that large text counts as well.
 */
export const lessonColumn =
  '@media screen and (min-width: 56.25em), screen and (min-width: 45em) and (max-height: 31.24em)';

/** The width of this column. From 75em on, it leaves 36rem for the page between it and the side panel. */
export const lessonWidth = 'clamp(20rem, 29vw, 28rem)';

/** Windows in which it is a sheet that stays at the lower edge. */
export const lessonSheet = '@media screen and (max-width: 56.24em) and (min-height: 31.25em)';

/** What is fixed to the lower edge of the window: Start on phones, the bar of a presentation. */
export const foot = '(var(--dock, 0px) + var(--transport, 0px))';

/** What the notice and the foot leave of the window. */
const free = `(100dvh - var(--notice-height) - ${foot})`;

/**
 * The largest height of the sheet. Where little is left, above the bar of a presentation on a phone, it
 * takes more of it, so that its buttons are in view.
 */
export const sheetHeight = `min(max(15rem, min(45dvh, 0.6 * ${free})), ${free})`;

/** The height of the folded lesson. */
export const titleHeight = '3.5rem';
