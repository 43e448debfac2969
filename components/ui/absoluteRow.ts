import { keyframes, type Theme } from '@mui/material/styles';
import { exactColours } from '@/components/theme/exactColours';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * Absolutely positioned rows, each moved to its index, `--index`, by a transform, so that a new row
 * does not shift the layout. `data-new` says which have arrived since the list was first shown: only
 * those appear slowly. The parent has `rowLines`, the height of all rows, and `--row`, a length
 * or a part of that in percent.
 */
export const absoluteRow = {
  position: 'absolute',
  inset: '0 0 auto',
  height: 'var(--row)',
  transform: 'translateY(calc(var(--index) * 100%))',
  transition: 'transform 180ms ease-out',
  // Delayed until the rows below have moved. Screen only: print would capture it mid-animation.
  '@media screen': {
    'html:not([data-still]) &[data-new=true]': {
      animation: `${appear} 180ms 120ms ease-out backwards`,
    },
  },
  // At a high speed of simulated time.
  '[data-still] &': { transition: 'none' },
  // In print, the rows are in the flow.
  '@media print': { position: 'static', transform: 'none', transition: 'none' },
} as const;

/**
 * The lines between rows of the height `--row`, including rows that are still empty. Every second line
 * is a rule of marks (`data-ruled`); each row has a short dash, which its first cell covers.
 */
export const rowLines = ({ palette }: Theme) =>
  ({
    '--pitch': 'calc(2 * var(--row))',
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      background:
        `linear-gradient(transparent calc(50% - 1px), ${palette.hairline} 0 50%, transparent 0) ` +
        '0 0 / 100% var(--lines, calc(2 * var(--row))), ' +
        `linear-gradient(transparent calc(50% - 1px), ${palette.hairline} 0 50%, transparent 0) ` +
        'var(--inset, 0) var(--rise, 0) / 0.75rem var(--row) repeat-y',
      ...exactColours,
    },
  }) as const;

/** What stands in place of the rows: in the middle between the first two rules, over the lines. */
export const betweenRules = ({ palette }: Theme) =>
  ({
    display: 'flex',
    alignItems: 'center',
    height: 'calc(var(--pitch) - 16px)',
    position: 'absolute',
    inset: '8px 0 auto',
    backgroundColor: palette.background[palette.mode === 'dark' ? 'default' : 'paper'],
  }) as const;
