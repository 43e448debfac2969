import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * Absolutely positioned rows, each moved to its index, `--place`, by a transform, so that a new row
 * does not shift the layout. The parent has to be `position: relative` and tall enough.
 *
 * @param height of a row, a CSS length in rem, so that it grows with the text
 */
export const absoluteRow = (height: string) => ({
  position: 'absolute' as const,
  inset: '0 0 auto',
  height,
  transform: `translateY(calc(var(--place) * ${height}))`,
  transition: 'transform 180ms ease-out',
  animation: `${appear} 180ms ease-out`,
  // At a high speed of simulated time.
  '[data-still] &': { transition: 'none', animation: 'none' },
  // In print, the rows are in the flow, and only as tall as their content.
  '@media print': { position: 'static' as const, transform: 'none', height: 'auto' },
});
