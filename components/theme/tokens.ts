/*
 * Sizes, durations, radii, queries and shared names. Sizes around text are in rem, so that they
 * grow with it.
 */

/** The height of the notice. Set by `Notice`. */
export const noticeHeight = '--notice-height';

/** The id of the notice's text, which describes each dialog that covers the page. */
export const noticeTextId = 'simulation-notice-text';

/**
 * The height of what is fixed at the bottom of the window: Start on phones, or the lesson. Set by
 * `ViewLayout`.
 */
export const bottomEdge = '--bottom-edge';

/** The height of the alert about the link; 0 without one. Set by `LinkNotice`. */
export const alertHeight = '--alert-height';

/** The greatest width of the page, and its gutters. Set by `ViewLayout`. */
export const pageWidth = '--page-width';
export const gutter = '--gutter';

/** The padding of cards: beside their content, and above and below it. Set by `ViewLayout`. */
export const cardPadding = '--card-padding';
export const cardPaddingBlock = '--card-padding-block';

/**
 * The width for the large figure and its word, and the size that the figure has at most. Set by its
 * card.
 */
export const figureRoom = '--figure-room';
export const figureSize = '--figure-size';

export const lessonWidth = '23.5rem';

/** The heights of the toolbar: on phones, in low windows, and in others. */
export const toolbarHeight = { phone: '3.75rem', low: '3.5rem', usual: '4.5rem' } as const;

/** The height of Start at the bottom of the window, on phones. */
export const dockHeight = '4.5rem';

/** Buttons, fields and icon buttons; larger for fingers, unless large type leaves no room. */
export const controlHeight = { usual: '2.5rem', touch: 'min(2.75rem, 14vw)' } as const;

/** Corner radii in pixels. `control` is the theme's `shape.borderRadius`. */
export const radius = { dialog: 16, card: 12, control: 8, small: 6 } as const;

/** How long transitions take. */
export const motion = '180ms';

/** Fades the bottom of a scroll container to hint that there is more. */
export const fade = 'linear-gradient(#000 calc(100% - 24px), transparent)';

/**
 * Widths of windows, in em: phones end at `sm`, the lesson is a column from `md`, the panel from
 * `lg`, both from `xl`.
 */
export const breakpoints = { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 94 };

/** The theme's `breakpoints.down('sm')`. */
export const phones = '@media (max-width: 37.49em)';

/** Pointers that need larger targets. */
export const coarse = '@media (pointer: coarse)';

/** Larger targets for fingers, and for all phones. */
export const touch = '@media (pointer: coarse), (max-width: 37.49em)';

export const forcedColours = '@media (forced-colors: active)';

/** Lines between rows, the grid of charts and ghosts in forced colours. */
export const thinLine = 'color-mix(in srgb, CanvasText 35%, Canvas)';

/** Windows in which cards have less padding, and lower ones in which figures are smaller. */
export const lowWindow = '@media (max-height: 48.99em)';
export const lowerWindow = '@media (max-height: 43.99em)';

/** Windows too low for fixed parts beside scrolling ones: zoom of 400 %, phones on their side. */
export const lowestWindow = '@media (max-height: 31.24em)';

/** The opposite, on screen. */
export const tallWindow = '@media screen and (min-height: 31.25em)';

/** The widths of the page: two columns of cards, the list beside them, and a wider list. */
export const mediumPage = '@container page (min-width: 35rem)';
export const widePage = '@container page (min-width: 52rem)';
export const widestPage = '@container page (min-width: 60rem)';

/** Pages on which the list has one line for each trade. */
export const onlyMediumPage = '@container page (min-width: 35rem) and (max-width: 51.99rem)';

/** Pages of the dark view with all figures on one line. */
export const oneLinePage = '@container page (min-width: 47.5rem)';

/** The narrowest phones. */
export const narrowestWindow = '@media (max-width: 21.24em)';

/** Phones with large type: no room for a UUID and a word on one line. */
export const narrowPage = '@container page (max-width: 22.49rem)';

/** The width and the gutters of the toolbar, the page and the languages below it. */
export const pageColumn = {
  width: '100%',
  maxWidth: `calc(var(${pageWidth}) + 48px)`,
  margin: '0 auto',
  paddingInline: `var(${gutter})`,
};
