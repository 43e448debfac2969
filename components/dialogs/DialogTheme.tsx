import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { withDialogStyles } from '@/components/theme/dialogStyles';

/** The theme of what is not on the page at first. Loads with it. */
export const DialogTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={withDialogStyles}>{children}</ThemeProvider>
);
