import type { Theme } from '@emotion/react';
import { createTheme, type Theme as MuiTheme } from '@mui/material/styles';

const made = new WeakMap<Theme, MuiTheme>();

/**
 * MUI's theme with the colours and typography of a view, for components of MUI and what is in them.
 * The same object for the same theme. Only for code that is loaded on demand.
 */
export const muiTheme = (theme: Theme): MuiTheme => {
  const known = made.get(theme);
  if (known) return known;
  const { palette, shape, typography, zIndex } = theme;
  const full = createTheme({
    palette,
    shape,
    typography,
    zIndex,
    // Otherwise MUI lightens dialogs in dark mode, according to their elevation.
    components: { MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } } },
  });
  made.set(theme, full);
  return full;
};
