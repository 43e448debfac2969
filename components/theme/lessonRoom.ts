/**
 * Windows in which the open lesson is a column beside the page, including low ones, such as phones
 * in landscape, where half of the height would be too little. In em, so that large text counts.
 */
export const lessonColumn =
  '@media screen and (min-width: 56.25em), screen and (min-width: 45em) and (max-height: 31.24em)';

/** The width of the lesson column. From 75em on, the page has 36rem beside the side panel. */
export const lessonWidth = 'clamp(20rem, 29vw, 28rem)';

/** Windows in which the lesson is a sheet at the lower edge. */
export const lessonSheet = '@media screen and (max-width: 56.24em) and (min-height: 31.25em)';

/** The height of everything fixed to the lower edge: Start on phones, the bar of a presentation. */
export const foot = '(var(--dock, 0px) + var(--transport, 0px))';

/** The height of the window between the notice and the foot. */
const free = `(100dvh - var(--notice-height) - ${foot})`;

/**
 * The maximum height of the sheet. If space is short, as above the bar of a presentation on a
 * phone, the sheet takes a larger share, so that its buttons are in view.
 */
export const sheetHeight = `min(max(15rem, min(45dvh, 0.6 * ${free})), ${free})`;

/** The height of the folded lesson. */
export const titleHeight = '3.5rem';
