import { createTheme, useTheme, type Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import { useMemo, type ReactNode } from 'react';
import { unzoomed } from './unzoomed';

const withControls = (theme: Theme) =>
  createTheme(theme, {
    components: {
      // Ripples move more than the page does. Without ripples, focus needs an outline.
      MuiButtonBase: {
        defaultProps: { disableRipple: true },
        styleOverrides: {
          root: { '&.Mui-focusVisible': { outline: `2px solid ${theme.palette.primary.main}` } },
        },
      },
      MuiButton: {
        defaultProps: { disableElevation: true },
        styleOverrides: { root: { minHeight: 'var(--control)' } },
      },
      MuiFormLabel: {
        styleOverrides: {
          root: {
            marginBottom: theme.spacing(0.5),
            color: theme.palette.text.primary,
            fontWeight: 600,
          },
        },
      },
      MuiOutlinedInput: {
        styleOverrides: {
          root: { minHeight: 'var(--control)' },
          notchedOutline: { '.Mui-error &': { borderWidth: 2 } },
        },
      },
      MuiInputBase: { styleOverrides: { input: unzoomed } },
      MuiFormHelperText: {
        styleOverrides: {
          root: {
            ...theme.typography.body2,
            marginInline: 0,
            // An error differs in more than its colour. Where possible, the sign is not read out.
            '&.Mui-error': {
              fontWeight: 600,
              '&::before': { content: ['"⚠\ufe0e "', '"⚠\ufe0e " / ""'] },
            },
          },
        },
      },
    },
  });

/** Extends the view's theme with the styles of MUI's buttons and fields, which load on demand. */
export const ControlsTheme = ({ children }: { children: ReactNode }) => {
  const theme = useTheme();
  return (
    <ThemeProvider theme={useMemo(() => withControls(theme), [theme])}>{children}</ThemeProvider>
  );
};
