import type { Colours } from '@/lib/config/colours';
import { parts } from '@/lib/config/lesson';
import { bottomEdge, coarse, forcedColours, noticeHeight, print, sizes } from './structure';
import { fontFamily } from './typeface';

/** The parts that the `data-sign` of the layout names, which the lesson outlines. */
const outlined = parts.map((part) => `[data-sign~=${part}] [data-part~=${part}]`).join();

/** The styles of the document, in both views. */
export const baseline = (mode: 'light' | 'dark', colours: Colours) => ({
  ':root': {
    ...sizes,
    colorScheme: mode,
    // Keeps the focused element clear of the notice, the Start bar and the message about the link.
    scrollPadding: `calc(var(${noticeHeight}, 0px) + 12px) 0 calc(var(${bottomEdge}) + 8px)`,
    '&:has(.MuiSnackbar-root)': { scrollPaddingBottom: `calc(var(${bottomEdge}) + 5rem)` },
    // A pull to refresh would lose the run.
    overscrollBehaviorY: 'contain',
  },
  body: { fontFamily, overflowWrap: 'break-word' },
  button: { fontFamily: 'inherit' },
  data: { fontVariantNumeric: 'tabular-nums lining-nums' },
  // The text of a link: its first line, so that no letter's marks cover other lines.
  bdi: {
    display: '-webkit-inline-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    maxWidth: '100%',
    height: '1lh',
    overflow: 'clip',
    // Otherwise, the ellipsis of a right-aligned line would be outside.
    wordBreak: 'break-all',
    overflowWrap: 'anywhere',
    verticalAlign: 'bottom',
  },
  ':focus-visible, .Mui-focusVisible.Mui-focusVisible': {
    outline: `2px solid ${colours.accentText}`,
    outlineOffset: 2,
  },
  '@media screen': {
    [outlined]: { outline: `3px solid ${colours.marker}`, outlineOffset: 4 },
  },
  // A part that an opener has asked for is loading.
  '[aria-busy=true]': { opacity: 0.6, cursor: 'progress' },
  // Safari enlarges the page at a field with smaller type.
  [coarse]: { ':is(input, select, textarea)': { fontSize: '1rem !important' } },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
  // Drawings, and states that only a background shows.
  [forcedColours]: {
    'svg[role=img]': { color: 'CanvasText !important' },
    ':is(.Mui-selected, .MuiBadge-badge, .MuiButton-contained)': { outline: '1px solid' },
    '.MuiDialog-paper': { outline: '1px solid' },
    '[aria-disabled=true]': { color: 'GrayText !important' },
  },
  [print]: {
    ':root': { colorScheme: 'light' },
    'body, main *, .MuiPaper-root, .MuiPaper-root *': { color: 'black !important' },
    '.screen-only, .MuiButtonBase-root:not(.MuiCheckbox-root), .MuiNativeSelect-icon, .MuiBackdrop-root, button.MuiLink-root, :has(> .MuiDialog-root) main':
      { display: 'none !important' },
    'body, .MuiPaper-root': {
      backgroundColor: 'white !important',
      boxShadow: 'none !important',
    },
    '.MuiCard-root': { breakInside: 'avoid' },
  },
});
