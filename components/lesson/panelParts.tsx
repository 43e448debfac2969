import { styled } from '@mui/material/styles';
import {
  foot,
  lessonColumn,
  lessonSheet,
  lessonWidth,
  sheetHeight,
  titleHeight,
} from '@/components/theme/lessonRoom';

/** Low windows, in which only the notice may be fixed, except for a column. */
const low = '@media (max-height: 31.24em)';

/**
 * Lines at both ends of a scrolling box.
 *
 * @param attachment `local` moves the lines with the scrolled content
 */
const edge = (colour: string, attachment: string) =>
  ['0 0', '0 100%']
    .map((end) => `linear-gradient(${colour}, ${colour}) ${end} / 100% 1px no-repeat ${attachment}`)
    .join();

/**
 * A sheet at the lower edge of the window, in the flow at the end of the page; or a column beside
 * the page, below the notice. When folded, one line at the lower edge.
 */
export const Panel = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: `calc${foot}`,
  // The page ends above the bar of a presentation, but not above Start.
  marginBottom: 'var(--dock, 0px)',
  zIndex: theme.zIndex.drawer,
  boxSizing: 'border-box',
  display: 'flex',
  flexDirection: 'column',
  maxHeight: sheetHeight,
  // The step scrolls; where it would get too low, the whole panel does.
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
    // Marks focus beside the title, because the text is as wide as the panel.
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible h3': {
      marginLeft: theme.spacing(-2),
      paddingLeft: `calc(${theme.spacing(2)} - 3px)`,
      borderLeft: `3px solid ${theme.palette.primary.main}`,
    },
    // Lines at both ends of the text, each hidden by a cover that scrolls with the text.
    background: [
      edge(theme.palette.background.paper, 'local'),
      edge(theme.palette.hairline, 'scroll'),
    ].join(),
  },
  // A question leaves as much room as possible for the page, with only Close beside the text.
  [lessonSheet]: {
    '&[data-asking]': {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      '& > [data-step]': { order: -1, padding: theme.spacing(1.5, 2, 0) },
      '& > :last-child': { gridColumn: '1 / -1' },
      '& > :not([data-step]) > :not(:last-child)': { display: 'none' },
    },
  },
  '&[data-folded] > :not(:first-child)': { display: 'none' },
  // At the end of the page, unless the page is covered.
  [low]: { position: 'relative', bottom: 'auto', marginBottom: 0, maxHeight: 'none' },
  // A presentation is as high as the window and must not be covered: the folded line is at the end
  // of the page, and the bar has a button to unfold the lesson.
  'html:has([data-part=transport]) &[data-folded]': { position: 'relative', bottom: 'auto' },
  // Above the overlay on an inert page, which leaves room for the panel.
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
  // The stamp wraps below the title if there is no space beside it.
  '& > div': { flex: 1, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2px 8px' },
  button: { borderColor: 'transparent', backgroundColor: 'transparent' },
  '[data-folded] > & > div': { flexWrap: 'nowrap', minWidth: 0, whiteSpace: 'nowrap' },
  '[data-folded] > & h2': { overflow: 'hidden', textOverflow: 'ellipsis' },
}));

export const StepLine = styled(Line)({ flexWrap: 'wrap' });

/** The number of the step, as text and as a thin bar. */
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

/** Scrolls focused elements into view above the panel. */
export const roomStyles = {
  [lessonSheet]: {
    'html:root:root': { scrollPaddingBottom: `calc(${sheetHeight} + ${foot})` },
  },
  '@media screen and (min-height: 31.25em)': {
    'html[data-lesson=folded]:root:root:not(:has([data-part=transport]))': {
      scrollPaddingBottom: `calc(${titleHeight} + ${foot})`,
    },
  },
};
