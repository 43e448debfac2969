import type { Theme } from '@mui/material/styles';
import { unzoomed } from '@/components/theme/unzoomed';

/** The style of native inputs. */
export const fieldStyle = (theme: Theme) => ({
  minHeight: 'var(--control)',
  maxWidth: '100%',
  padding: theme.spacing(0, 1.5),
  border: `1px solid ${theme.palette.hairline}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
  ...unzoomed,
});

/**
 * One half of a select's arrow, in the text colour unless `--arrow` is set.
 *
 * @param angle of the gradient, in degrees
 * @param right distance from the right edge, in rem
 */
export const arrowHalf = (angle: number, right: number) =>
  `linear-gradient(${angle}deg,#0000 50%,var(--arrow, currentcolor) 0) right ${right}rem top 50%/.375rem .375rem no-repeat`;

/** The style of native selects, with an arrow as far from the edge as the text. */
export const selectStyle = (theme: Theme) => ({
  ...fieldStyle(theme),
  appearance: 'none' as const,
  paddingRight: '2rem',
  background: `${arrowHalf(45, 1.125)},${arrowHalf(-45, 0.75)},${theme.palette.background.paper}`,
  // Forced colours remove gradients, but not the browser's own arrow.
  '@media (forced-colors: active)': { appearance: 'auto' as const },
});
