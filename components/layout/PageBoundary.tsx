import CssBaseline from '@mui/material/CssBaseline';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/system';
import type { ReactNode } from 'react';
import type { FallbackProps } from 'react-error-boundary';
import { Failure } from './Failure';
import { Notice } from './Notice';
import { SafeSection } from './SafeSection';

const PageFailure = (failure: FallbackProps) => (
  <>
    <Notice />
    <main>
      <Failure {...failure} isPage />
    </main>
  </>
);

/**
 * Applies the theme, and keeps the notice if something outside of the cards fails. The provider of
 * MUI System lacks only the switching of colour schemes, which would add 3 kB.
 */
export const PageBoundary = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <SafeSection Fallback={PageFailure} isUrgent>
      {children}
    </SafeSection>
  </ThemeProvider>
);
