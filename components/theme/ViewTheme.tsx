import CssBaseline from '@mui/material/CssBaseline';
import type { Theme } from '@mui/material/styles';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';

/** The looks of a view. */
export const ViewTheme = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {children}
  </ThemeProvider>
);
