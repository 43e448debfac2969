/* CSS variables, each with one writer, and sizes and queries that several parts read. */

/** The height of the notice. Set by `Notice`. */
export const noticeHeight = '--notice-height';

/** The height of what is fixed at the lower edge of the window: Start on phones, or the lesson. Set by `ViewLayout`. */
export const bottomEdge = '--bottom-edge';

/** A mask at the lower edge of what scrolls: there may be more. */
export const fade = 'linear-gradient(black calc(100% - 24px), transparent)';

/** MUI's `theme.breakpoints.down('sm')`, for where there is no theme. */
export const phones = '@media (max-width: 599.95px)';

/** The height of the dock on phones, with Start and Pause. */
export const dockHeight = '4.5rem';

/** The width and the gutters of the header, the page, and the alert about a link. */
export const pageColumn = {
  width: '100%',
  maxWidth: 1600,
  margin: '0 auto',
  paddingInline: 24,
  [phones]: { paddingInline: 16 },
};

/** Windows that are too low for fixed parts beside what scrolls: zoom of 400 %, phones on their side. */
export const lowWindow = '@media (max-height: 31.24em)';

/** The opposite, on screen. */
export const tallWindow = '@media screen and (min-height: 31.25em)';

/** Phones with very large type. */
export const tinyPage = '@container page (max-width: 16rem)';

/** Pages with two or more columns of cards, and with the list of trades beside the charts. */
export const mediumPage = '@container page (min-width: 33rem)';
export const widePage = '@container page (min-width: 53rem)';

/** Windows in which the open lesson is a column beside the page. In em, so that large type counts. */
export const lessonColumn = '@media (min-width: 56.25em)';
export const lessonWidth = 'min(22rem, 40vw)';
