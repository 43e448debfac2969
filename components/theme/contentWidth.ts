import type { Theme } from '@mui/material/styles';

/**
 * The maximum width of the bar and the content, in pixels, so that the columns of the alternate
 * view's table are not too far apart. A presentation is as wide as the window, like its type.
 */
export const contentWidth = ({ palette, isPresented }: Theme) => {
  const widest = palette.mode === 'dark' ? 1280 : 2304;
  return { maxWidth: isPresented ? 'none' : widest, marginInline: 'auto' } as const;
};

/**
 * Container queries on the width of the content, in rem, so that large text gets enough space.
 * `theme.containerQueries` supports only pixels.
 */
export const content = {
  /** Two cards fit beside each other. */
  two: '@container content (min-width: 33rem)',
  /** Three columns fit. */
  three: '@container content (min-width: 53rem)',
  /** A trade of the alternate view fits with its prices (`wide`), or does not (`narrow`). */
  wide: '@container content (min-width: 40rem)',
  narrow: '@container content (max-width: 39.99rem)',
  /** All figures of the alternate view fit on one line. */
  broad: '@container content (min-width: 56rem)',
  /** A whole UUID fits: in a list across the content, or in the narrowest of three columns. */
  large: '@container content ((min-width: 33rem) and (max-width: 52.99rem)) or (min-width: 100rem)',
  /** The smallest windows. */
  small: '@container content (max-width: 21.5rem)',
  /** Nothing fits side by side. */
  tiny: '@container content (max-width: 13rem)',
} as const;
