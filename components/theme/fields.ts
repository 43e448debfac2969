import type { ThemeOptions } from '@mui/material/styles';
import type { Colours } from '@/lib/config/colours';

/** Fields, whose labels always stand in their outlines, and checkboxes. */
export const fieldStyles = (colours: Colours): ThemeOptions['components'] => ({
  MuiTextField: {
    defaultProps: {
      size: 'small',
      fullWidth: true,
      slotProps: { inputLabel: { shrink: true }, select: { native: true } },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      input: { '&:not(textarea)': { boxSizing: 'border-box', minHeight: 'var(--control)' } },
      // As large as the label, so that the notch fits.
      notchedOutline: { borderColor: colours.control, '& legend': { fontSize: '0.75rem' } },
    },
  },
  // Where MUI puts it, but in rem, so that large type stays on the outline. 12 px, not 10.5.
  MuiInputLabel: {
    styleOverrides: {
      root: { fontSize: '1rem', transform: 'translate(14px, -0.5625rem) scale(0.75)' },
    },
  },
  MuiCheckbox: { styleOverrides: { root: { color: colours.control } } },
});
