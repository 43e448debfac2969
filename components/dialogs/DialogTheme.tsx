import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import { withDialogStyles } from '@/components/theme/dialogStyles';

/** The theme of lazy-loaded parts. Loads with the first of them. */
export const DialogTheme = ({ children }: { children: ReactNode }) => (
  <ThemeProvider theme={withDialogStyles}>{children}</ThemeProvider>
);
