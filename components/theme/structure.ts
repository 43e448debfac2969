/*
 * The only file that depends on the size of the window: breakpoints, the queries that change the
 * structure of a page, and the sizes that depend on them. Sizes around text are in rem, so that
 * they grow with it.
 */

/** In em: phones end at `sm`; the lesson is a column from `md`, the panel from `lg`. */
export const breakpoints = { xs: 0, sm: 37.5, md: 56.25, lg: 75, xl: 94 };
/** In em: the least height of windows that are not low. */
const lowest = 31.25;

export const phones = `@media (max-width: ${breakpoints.sm - 0.01}em)`;
export const belowLesson = `@media (max-width: ${breakpoints.md - 0.01}em), (max-height: ${lowest - 0.01}em)`;
export const fromLesson = `@media (min-width: ${breakpoints.md}em) and (min-height: ${lowest}em)`;
export const fromPanel = `@media (min-width: ${breakpoints.lg}em)`;

/** Zoom of 400 %, or a phone on its side: nothing is fixed but the notice. */
export const low = `@media (max-height: ${lowest - 0.01}em)`;

/** The page is a container only in higher windows, so that low ones have one column. */
const high = `@media (min-height: ${lowest}em)`;
export const pageContainer = { [high]: { container: 'page / inline-size' } };

/** Widths of the page: two columns of cards, and the columns of the table. */
export const twoColumns = '@container page (min-width: 52rem)';
export const tableColumns = '@container page (min-width: 44rem)';

/** Pointers that need larger targets. */
export const coarse = '@media (pointer: coarse)';

export const forcedColours = '@media (forced-colors: active)';
export const print = '@media print';

/** Fills the window below the notice and the toolbar, but is at least this high, in rem. */
export const filledWindow = (least: number) =>
  `max(${least}rem, 100dvh - var(--notice) - var(--toolbar) - var(--gap))`;

/** The height of the notice. Set by `Notice`. */
export const noticeHeight = '--notice-height';

/** The height of the bar at the bottom of the window: Start on phones, or the lesson. */
export const bottomEdge = '--bottom-edge';

/** The height of the lesson at the bottom of the window. */
export const lessonHeight = '56dvh';

export const lessonWidth = '23.5rem';

/** Sizes as variables of the root. */
export const sizes = {
  // Buttons, fields and icon buttons.
  '--control': '2.5rem',
  // The room for the lines of the notice: one, two or three.
  '--notice': '2.5rem',
  '--toolbar': '4rem',
  '--gutter': '1.5rem',
  '--gap': '1rem',
  '--padding': '1.25rem',
  // The greatest size of the large figure, and the width of its card.
  '--figure': '4.25rem',
  '--hero': '100cqi',
  [bottomEdge]: '0px',
  '@media (max-width: 59.99em)': { '--notice': '3.5rem' },
  [coarse]: { '--control': '2.75rem' },
  [phones]: {
    '--notice': '3.25rem',
    '--toolbar': '3.75rem',
    '--gutter': '1rem',
    '--padding': '1rem',
    '--figure': '3.75rem',
    [bottomEdge]: '4.5rem',
  },
  '@media (max-width: 27.99em)': { '--notice': '4.375rem' },
  // English is shorter.
  '@media (min-width: 21.75em) and (max-width: 27.99em)': {
    '&:lang(en)': { '--notice': '3.25rem' },
  },
  // Without a container, `cqi` refers to the window.
  [low]: { [bottomEdge]: '0px', '--hero': 'calc(100vw - 2 * var(--gutter))' },
  // Large windows enlarge everything.
  '@media (min-width: 105em) and (min-height: 56.25em)': { fontSize: '112.5%' },
  '@media (min-width: 140em) and (min-height: 75em)': { fontSize: '125%' },
};

/** The id of the notice's text, which describes each dialog that covers the page. */
export const noticeTextId = 'simulation-notice-text';

/** Corner radii in pixels. `control` is the theme's `shape.borderRadius`. */
export const radius = { card: 12, control: 8 } as const;

/** How long transitions take: in milliseconds, and in CSS. */
export const duration = 180;
export const motion = `${duration}ms`;
