import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * Absolutely positioned rows, each moved to its index, `--index`, by a transform, so that a new row
 * does not shift the layout. `data-new` says which have arrived since the list was first shown: only
 * those appear slowly. The parent has the height of all rows, and `--row`, a length or a part of that in
 * percent.
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
  '@media print': { transition: 'none' },
} as const;
