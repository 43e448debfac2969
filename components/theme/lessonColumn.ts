/**
 * Windows in which the open lesson is a column beside the page. Also low ones, such as a phone on its
 * side, where half of the height would be too little. In em, so that large text counts as well.
 */
export const lessonColumn =
  '@media screen and (min-width: 56.25em), screen and (min-width: 45em) and (max-height: 31.24em)';

/** The width of this column. From 75em on, it leaves 36rem for the page between it and the side panel. */
export const lessonWidth = 'clamp(20rem, 29vw, 28rem)';
