import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { Activity, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Failure } from './Failure';
import { Notice } from './Notice';

/** Keeps the notice of a page where something fails that is in no card. */
export const PageBoundary = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <ErrorBoundary
    fallbackRender={(failure) => (
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <Notice />
        <main>
          <Failure {...failure} isPage />
        </main>
      </ThemeProvider>
    )}
  >
    <Activity>{children}</Activity>
  </ErrorBoundary>
);
