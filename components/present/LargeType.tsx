import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { content } from '@/components/theme/contentWidth';
import { ruleLine } from '@/components/notice/Marks';
import { panelId } from '@/components/ui/panelId';

/**
 * Large enough for the last row of a room: at 1920 pixels, the smallest text has 26. The sizes of
 * both views are in rem. Not larger, since the marks have to be near each other.
 */
const rootSize = 'max(100%, min(100vw / 60, 2em))';

/** Wide enough for larger type than in the plain view. */
const isLarger = '@media (min-width: 961px)';

/** Parts of both views that a presentation goes without. */
const hidden = [
  `#${panelId}:not(:popover-open)`,
  'header [popovertarget]',
  'header [type=search]',
  'header [role=img]',
  '[name=pause]',
].join(', ');

/** A line of words above the total, since its row and that of the title are too high for one. */
const wordsAbove = { ...ruleLine, gridArea: 'above', alignSelf: 'end' };

const larger = {
  // The longest word has 96 pixels.
  '--mark': 'max(11px, 0.5rem)',
  '--segment': 'max(84px, 3.25rem)',
  // Letters may reach below their line.
  'div[aria-hidden]:has(> hr)': { rowGap: '4px', overflow: 'clip', overflowClipMargin: '2px' },
  '& > div:has(> div > section)': { gap: '16px' },
  '.MuiCardHeader-root': { paddingTop: '0.5rem' },
  '.MuiCardContent-root': { paddingBottom: '10px' },
  '[data-part=figures]': {
    '--size': 'min(5rem, 100px)',
    gridTemplateRows: 'none',
    gridTemplateAreas:
      '"above above above rosette" "total total total rosette" "rule rule rule rosette" "last count details rosette"',
    '&::before': wordsAbove,
    '& > [data-figure]': { marginTop: 4 },
    '& > figure': { width: '7rem', margin: 0, alignSelf: 'center' },
  },
  // In the row of the total, whose marks are near.
  '[data-part=last-profit]': { top: 0, '&::before': { content: 'none' } },
  '[data-part=strip]': {
    '--size': 'min(4.5rem, 100px)',
    [content.broad]: {
      gridTemplateAreas:
        '"title title title title title rosette" "above above above above above rosette" "total total total rate count rosette"',
      '&&': { padding: '6px var(--pad)' },
      '&::before': wordsAbove,
      '& > figure': { width: '5.5rem' },
    },
  },
  // The labels are higher.
  'div:has(> [data-part=plot])': {
    '--plot': '184px',
    height: 'calc(var(--plot) + 69px + 1.125rem)',
  },
  '[data-part=plot]': { marginTop: 20, text: { transform: 'translateY(calc(33px + 0.95em))' } },
  '[data-part=plot] ~ hr': { marginTop: 18 },
  // Lower rows than the type would make, so that all of them are in view.
  'div:has(> [data-part=trades])': {
    '--least': '40px',
    [content.wide]: { '--row': 'max(1.625rem, 40px)' },
  },
  // The first rule is below two rows.
  '.MuiCard-root:has(> [data-part=strip])': { marginBottom: '4px' },
  'thead tr': { minHeight: 0 },
  '[data-part=statistics]': { minHeight: '2rem' },
};

const styles = ({ breakpoints }: Theme) => ({
  '@media screen': {
    'html:root': {
      fontSize: rootSize,
      '--notice-size': '1rem',
      [breakpoints.up('sm')]: { '--notice-size': '1.125rem' },
      // In low windows, the bar is at the end of the page.
      '@media (min-height: 500px)': {
        scrollPaddingBottom: 'calc(var(--transport, 0px) + var(--covered, 1rem))',
        [breakpoints.down('sm')]: {
          scrollPaddingBottom: 'calc(var(--transport, 0px) + var(--covered, 6rem))',
        },
        body: { paddingBottom: 'var(--transport)' },
        '[data-part=link-notice]': { bottom: 'var(--transport)' },
      },
    },
    // The first part of the page, which has all of its width.
    [`#${panelId} + *`]: { gridColumn: '1 / -1' },
    [hidden]: { display: 'none !important' },
    // As in small windows: the bar opens it, for its languages.
    [`#${panelId}:popover-open`]: {
      position: 'fixed',
      inset: 'var(--notice-height) auto 0 0',
      width: 'min(20rem, 100vw)',
      height: 'auto',
      '& button': { display: 'inline-flex' },
    },
    // No space for the bar in its middle.
    dialog: { paddingBottom: 'var(--transport)' },
    // As wide as the window, like the type.
    'header[class], #content': { maxWidth: 'none' },
    '#content': { [isLarger]: { ...larger, paddingBlock: '0.7rem 0' } },
  },
});

/** The styles of a presentation. Print has those of the plain view. */
export const LargeType = () => <GlobalStyles styles={styles} />;
