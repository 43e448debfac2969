import type { Theme } from '@mui/material/styles';

/** The style of native inputs and selects. */
export const fieldStyle = (theme: Theme) => ({
  minHeight: 44,
  maxWidth: '100%',
  padding: theme.spacing(0, 1.5),
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.background.paper,
  color: 'inherit',
  font: 'inherit',
});
