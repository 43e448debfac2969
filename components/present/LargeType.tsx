import GlobalStyles from '@mui/material/GlobalStyles';
import type { Theme } from '@mui/material/styles';
import { counts } from '@/lib/config/limits';
import { panelId } from '@/components/ui/panelId';

/**
 * Large enough for the last row of a room: at 1920 pixels, the smallest text has 26. The sizes of
 * both views are in rem.
 */
const rootSize = 'max(100%, min(100vw / 60, 2em))';

/** Parts of both views that a presentation goes without. */
const hidden = [
  `#${panelId}:not(:popover-open)`,
  'header [popovertarget]',
  'header [type=search]',
  'header [role=img]',
  '[name=pause]',
  // It is nothing to present.
  'div:has(> [data-part=statistics])',
].join(', ');

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
    '#content': { paddingBlock: '0.5rem 0' },
    // Less space between parts, and rows of one line, so that all of them are in view.
    '[data-part=cards][class]': { gap: '0.75rem' },
    '.MuiCardContent-root[class][class]': { paddingBlock: '0.25rem 0.5rem' },
    '[data-part=trades] td[class]': { height: 'auto', paddingBlock: 0 },
    '[data-part=trades][class]': {
      gridTemplateRows: `repeat(${counts.keptTrades}, minmax(1.5rem, 1fr))`,
    },
    'div[class]:has(> [data-part=trades])': { '--row': '1.5rem' },
    '[data-part=trades] [data-simulated][data-simulated]': {
      display: 'inline',
      marginLeft: '0.4em',
    },
  },
});

/** The styles of a presentation. Print has those of the plain view. */
export const LargeType = () => <GlobalStyles styles={styles} />;
