'use client';

import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

const page = (theme: Theme) => ({
  ':root': {
    colorScheme: theme.palette.mode,
    // The notice measures itself once it runs; until then, room for its lines on a phone.
    '--notice-height': '5.5rem',
    [theme.breakpoints.up('md')]: { '--notice-height': '2.5rem' },
    scrollPaddingTop: 'calc(var(--notice-height) + 1rem)',
    [theme.breakpoints.up('lg')]: {
      '@media (min-height: 500px)': { scrollPaddingTop: 'calc(var(--notice-height) + 6rem)' },
    },
  },
  body: { overflowWrap: 'break-word' },
  // Not on words: tabular digits come with a wide hyphen.
  'data, ol': { fontVariantNumeric: 'tabular-nums' },
  ':focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
});

/** A view's colours and type, for all that is in it. */
export const ViewTheme = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <ThemeProvider theme={theme}>
    <CssBaseline />
    <GlobalStyles styles={page} />
    {children}
  </ThemeProvider>
);
