import { keyframes } from '@mui/material/styles';

const appear = keyframes({ from: { opacity: 0 }, to: { opacity: 1 } });

/**
 * Rows that lie on top of each other and are moved into place by `--place`, so that a new one
 * shifts none of the others. Their parent has to be `position: relative` and tall enough.
 *
 * @param height of a row, as CSS has it; in rem, so that it grows with the text
 */
export const placedRow = (height: string) => ({
  position: 'absolute' as const,
  inset: '0 0 auto',
  height,
  transform: `translateY(calc(var(--place) * ${height}))`,
  transition: 'transform 180ms ease-out',
  animation: `${appear} 180ms ease-out`,
  // On paper they follow one another, and take no more room than they need.
  '@media print': { position: 'static' as const, transform: 'none', height: 'auto' },
});
