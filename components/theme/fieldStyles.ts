import type { Theme } from '@mui/material/styles';
import { touch } from './tokens';

/** Outlined fields, whose labels stand in their outlines, and checkboxes. */
export const fieldStyles = ({ palette }: Theme): Theme['components'] => ({
  MuiTextField: {
    defaultProps: {
      size: 'small',
      fullWidth: true,
      // The label never covers a placeholder.
      slotProps: { inputLabel: { shrink: true }, select: { native: true } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: { fontVariantNumeric: 'tabular-nums lining-nums' },
      input: { '&:not(textarea)': { boxSizing: 'border-box', minHeight: 'var(--control)' } },
      // The notch fits a label of 12 px.
      notchedOutline: { borderColor: palette.control, '& legend': { fontSize: '0.75rem' } },
    },
  },
  // MUI shows a label above its field at three quarters of its size: 12 px.
  MuiInputLabel: { styleOverrides: { root: { fontSize: '1rem' } } },
  MuiCheckbox: { styleOverrides: { root: { color: palette.control, [touch]: { padding: 12 } } } },
});
