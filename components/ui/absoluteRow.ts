import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * Absolutely positioned rows, each moved to its index, `--place`, by a transform, so that a new row
 * does not shift the layout. The parent has to be `position: relative` and tall enough.
 *
 * @param height of a row, a CSS length in rem, so that it grows with the text
 * @param printed its height in print, where rows are in the flow; by default that of its content
 */
export const absoluteRow = (height: string, printed = 'auto') => ({
  position: 'absolute' as const,
  inset: '0 0 auto',
  height,
  transform: `translateY(calc(var(--place) * ${height}))`,
  transition: 'transform 180ms ease-out',
  // Later than the rows below it, which have then moved out of its way.
  animation: `${appear} 180ms 90ms ease-out backwards`,
  // What would still be moving would be printed on its way.
  '@media print': {
    position: 'static' as const,
    height: printed,
    transform: 'none',
    transition: 'none',
    animation: 'none',
  },
});
