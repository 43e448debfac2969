import type { Theme } from '@mui/material/styles';

/**
 * The bar and the content, centred in windows that are wider, in pixels. The table of the alternate
 * view is as wide as the content, and its columns would be too far apart.
 */
export const contentWidth = ({ palette }: Theme) =>
  ({ maxWidth: palette.mode === 'dark' ? 1640 : 2040, marginInline: 'auto' }) as const;
