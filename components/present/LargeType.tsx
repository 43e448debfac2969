import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';

/**
 * Large enough for the last row of a room: at 1920 pixels, the smallest text has 26. The sizes of
 * both views are in rem.
 */
const rootSize = 'max(100%, 100vw / 60)';

/** Parts of both views that a presentation goes without. */
const hidden = [
  '#side-panel',
  'header [popovertarget]',
  'header [type=search]',
  'header [role=img]',
  '[name=pause]',
].join(', ');

/** The figures in fewer rows, and lower rows of the list, each between two rules. */
const main = (upSmall: string) => ({
  '[data-part=figures]': {
    [upSmall]: {
      gridTemplateColumns: 'auto 6.5rem minmax(0, 1fr) 6.5rem',
      alignItems: 'last baseline',
      gridTemplateAreas:
        '"above above above rosette" "total total total rosette" "below below below rosette" "count gain details rosette" "end end end end"',
    },
  },
  '[data-part=trades]': {
    '--each': 1,
    '--lines': 0,
    minHeight: 'calc(var(--rows) * max(1.7rem, 40px))',
  },
});

const charts = {
  // The rule is below the lowest label, and yet near the one above.
  '[data-part=plot]': { '--text': '0.8125rem', flexBasis: 'min(120px, 136px - 1.1rem)' },
  '[data-part=plot] > hr': { bottom: 'min(-19px, -1rem - 1px)' },
};

/** Lower rows than the type would make, so that more of them are in view. */
const alternate = {
  '& > h1': { marginBottom: '0.5rem', fontSize: '1.25rem' },
  '[data-part=strip] > figure': { width: '6rem' },
  '@container trades (min-width: 44.01rem)': {
    'thead tr': { minHeight: '2rem' },
    tbody: { '--row': 'max(1.9rem, 40px)' },
  },
};

const styles = ({ breakpoints }: Theme) => ({
  '@media screen': {
    'html:root': {
      fontSize: rootSize,
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
    '#side-panel + *': { gridColumn: '1 / -1' },
    [hidden]: { display: 'none !important' },
    '[data-notice]': { fontSize: '1rem', [breakpoints.up('sm')]: { fontSize: '1.125rem' } },
    // No space for the bar in its middle.
    dialog: { paddingBottom: 'var(--transport)' },
    // As wide as the window, like the type.
    'header[class], #content': { maxWidth: 'none' },
    '#content': {
      // The rules above and below have to be near each other.
      '[aria-labelledby=profit-label] p': { '--size': 'min(5.5rem, 12vw, 96px)' },
      ...main(breakpoints.up('sm')),
      ...charts,
      ...alternate,
    },
  },
});

/** The styles of a presentation. Print has those of the plain view. */
export const LargeType = () => <GlobalStyles styles={styles} />;
