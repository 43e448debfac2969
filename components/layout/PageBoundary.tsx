import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import { Activity, type ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Failure } from './Failure';
import { Notice } from './Notice';

/** Applies the theme, and keeps the notice if something fails that is in no card. */
export const PageBoundary = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <ErrorBoundary
      fallbackRender={(failure) => (
        <>
          <Notice />
          <main>
            <Failure {...failure} isPage />
          </main>
        </>
      )}
    >
      <Activity>{children}</Activity>
    </ErrorBoundary>
  </ThemeProvider>
);
