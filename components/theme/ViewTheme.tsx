import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { markStyles } from '@/components/notice/Marks';

const marks = <GlobalStyles styles={markStyles} />;

/** The looks of a view. */
export const ViewTheme = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    {marks}
    {children}
  </ThemeProvider>
);
