import { styled, type Theme } from '@mui/material/styles';
import { lessonColumn, lessonWidth } from '@/components/theme/lessonColumn';

/** Low windows, in which only the notice may be fixed, except for a column. */
const low = '@media (max-height: 31.24em)';

/** Windows in which the panel is a sheet that stays at the lower edge. */
const sheet = '@media screen and (max-width: 56.24em) and (min-height: 31.25em)';

/** What is fixed to the lower edge of the window: Start on phones, the bar of a presentation. */
const foot = '(var(--dock, 0px) + var(--transport, 0px))';

/** What the notice and the foot leave of the window. */
const free = `(100dvh - var(--notice-height) - ${foot})`;

/**
 * The largest height of the panel where it takes the lower part of the window. Where little is left,
 * above the bar of a presentation on a phone, it takes more of it, so that its buttons are in view.
 */
const sheetHeight = `min(max(15rem, min(45dvh, 0.6 * ${free})), ${free})`;

/** Also the height of the panel when it is folded. */
const titleHeight = '3.5rem';

/** Both ends of what scrolls. @param attachment `local` if they move with what is scrolled */
const edge = (colour: string, attachment: string) =>
  ['0 0', '0 100%']
    .map((end) => `linear-gradient(${colour}, ${colour}) ${end} / 100% 1px no-repeat ${attachment}`)
    .join();

/**
 * A sheet at the lower edge of the window, which takes its place at the end of the page, or a column
 * beside the page, below the notice. Folded, it is one line at the lower edge.
 */
export const Panel = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: `calc${foot}`,
  // The end of the page has room for the bar of a presentation, but not for Start.
  marginBottom: 'var(--dock, 0px)',
  zIndex: theme.zIndex.drawer,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: sheetHeight,
  // The step scrolls. Where it would get too low, all of the panel does.
  overflow: 'auto',
  border: `0 solid ${theme.palette.hairline}`,
  borderTopWidth: 1,
  backgroundColor: theme.palette.background.paper,
  color: theme.palette.text.primary,
  '& > *': { flex: 'none', boxSizing: 'border-box' },
  '& > [data-step]': {
    flex: '0 1 auto',
    minHeight: '4rem',
    overflow: 'auto',
    padding: theme.spacing(0, 2),
    // Not around the text, which is as wide as the panel, but beside its title.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible h3': {
      marginLeft: theme.spacing(-2),
      paddingLeft: `calc(${theme.spacing(2)} - 3px)`,
      borderLeft: `3px solid ${theme.palette.primary.main}`,
    },
    // Lines at both ends of the text, each below a cover that moves away when the text is scrolled.
    background: [
      edge(theme.palette.background.paper, 'local'),
      edge(theme.palette.hairline, 'scroll'),
    ].join(),
  },
  // A question leaves the page as much room as it can: beside it, there is only the button that closes.
  [sheet]: {
    '&[data-asking]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > [data-step]': { order: -1, padding: theme.spacing(1.5, 2, 0) },
      '& > :last-child': { gridColumn: '1 / -1' },
      '& > :not([data-step]) > :not(:last-child)': { display: 'none' },
    },
  },
  '&[data-folded] > :not(:first-child)': { display: 'none' },
  // At the end of the page, except above what covers it.
  [low]: { position: 'relative', bottom: 'auto', marginBottom: 0, maxHeight: 'none' },
  // In a presentation, the page is as high as the window, and nothing of it may be covered: the line is
  // at its end, and the bar has a button that unfolds it.
  'html:has([data-part=transport]) &[data-folded]': { position: 'relative', bottom: 'auto' },
  // Above what covers an inert page, which leaves room for it.
  '[inert] ~ &': {
    position: 'fixed',
    inset: 'auto 0 var(--transport, 0px)',
    zIndex: theme.zIndex.modal - 1,
    maxHeight: sheetHeight,
  },
  [lessonColumn]: {
    '&&:not([data-folded])': {
      position: 'fixed',
      inset: 'var(--notice-height) 0 0 auto',
      width: lessonWidth,
      maxHeight: 'none',
      borderWidth: '0 0 0 1px',
      '& > [data-step]': { flex: '1 1 auto' },
    },
    '&[data-folded]': { width: lessonWidth, marginLeft: 'auto', borderWidth: '1px 0 0 1px' },
  },
  '@media print': { display: 'none' },
}));

/** A line of the panel that stays while the step scrolls. */
const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  padding: theme.spacing(0.75, 2),
  small: theme.typography.body2,
}));

export const TitleLine = styled(Line)(({ theme }) => ({
  minHeight: titleHeight,
  h2: { minWidth: 0, margin: 0, overflowWrap: 'anywhere', ...theme.typography.h3 },
  // The stamp is beside the title, or below it.
  '& > div': { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  button: { borderColor: 'transparent', backgroundColor: 'transparent' },
  '[data-folded] > & > div': { flexWrap: 'nowrap', minWidth: 0, whiteSpace: 'nowrap' },
  '[data-folded] > & h2': { overflow: 'hidden', textOverflow: 'ellipsis' },
}));

export const StepLine = styled(Line)({ flexWrap: 'wrap' });

/** Which step it is, as text and as a thin bar. */
export const Place = styled('div')({
  flex: '1 1 5rem',
  display: 'grid',
  gap: 4,
  maxWidth: '8rem',
  marginRight: 'auto',
});

export const Progress = styled('div')(({ theme }) => ({
  height: 2,
  backgroundColor: theme.palette.divider,
  i: { display: 'block', height: '100%', backgroundColor: theme.palette.primary.main },
}));

/** What covers the page of a presentation, but not the panel. */
const analysis = '[data-part=analysis]:not(:modal) > :not([data-notice])';

/** Where a notice about the link would be behind the panel, it is at the end of the page. */
const unstuck = { '[data-part=link-notice]': { position: 'static' } } as const;

/** The room that the panel takes, for what is fixed beside it or has to be scrolled above it. */
export const roomStyles = {
  [analysis]: { marginBottom: `calc(${sheetHeight} + var(--transport, 0px))` },
  [sheet]: {
    [analysis]: { gap: 8, paddingBlock: 8, '& > p[aria-hidden]': { fontSize: '1.75rem' } },
    'html:root:root': { scrollPaddingBottom: `calc(${sheetHeight} + ${foot})`, ...unstuck },
  },
  [lessonColumn]: {
    ':root[data-lesson=""]': {
      '--lesson': lessonWidth,
      [analysis]: { margin: `0 ${lessonWidth} 0 0` },
    },
  },
  '@media screen and (min-height: 31.25em)': {
    'html[data-lesson=folded]:root:root:not(:has([data-part=transport]))': {
      scrollPaddingBottom: `calc(${titleHeight} + ${foot})`,
      ...unstuck,
    },
  },
};

/** Above the open panel on a phone, Start would compete with Next: not there, unless a step is about it. */
export const noDock = ({ breakpoints }: Theme) => ({
  [breakpoints.down('sm')]: {
    '@media screen and (min-height: 500px)': {
      ':root[data-lesson=""]': {
        '--dock': '0px',
        // Pause is beside it.
        '& :is(div:has(> [data-start]), [name=pause])': { visibility: 'hidden' },
      },
    },
  },
});
