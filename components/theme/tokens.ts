/*
 * Sizes, durations, radii, queries and shared names. Sizes around text are in rem, so that they
 * grow with it.
 */

/** The height of the notice. Set by `Notice`. */
export const noticeHeight = '--notice-height';

/** The id of the notice's text, which describes each dialog that covers the page. */
export const noticeTextId = 'simulation-notice-text';

/**
 * The height of the part fixed at the bottom of the window: Start on phones, or the lesson. Set by
 * `ViewLayout`.
 */
export const bottomEdge = '--bottom-edge';

export const lessonWidth = '23.5rem';

/** The height of Start at the bottom of the window, on phones. */
export const dockHeight = '4.5rem';

/** Corner radii in pixels. `control` is the theme's `shape.borderRadius`. */
export const radius = { dialog: 16, card: 12, control: 8, small: 6 } as const;

/** How long transitions take: in milliseconds, and in CSS. */
export const duration = 180;
export const motion = `${duration}ms`;

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

/** Windows too low for fixed parts beside scrolling ones: zoom of 400 %, phones on their side. */
export const lowestWindow = '@media (max-height: 31.24em)';

/** The opposite, on screen. */
export const tallWindow = '@media screen and (min-height: 31.25em)';

/** Widths of the page: two columns of cards, and the list beside them. */
export const pageFrom560 = '@container page (min-width: 35rem)';
export const pageFrom832 = '@container page (min-width: 52rem)';

/** The narrowest phones. */
export const narrowestWindow = '@media (max-width: 21.24em)';

/** The width and the gutters of the toolbar, the page and the languages below it. */
export const pageColumn = {
  width: '100%',
  maxWidth: 'calc(var(--page-width) + 48px)',
  margin: '0 auto',
  paddingInline: 'var(--gutter)',
};
