import { ThemeContext } from '@emotion/react';
import { PageStyles } from '@/components/styles/PageStyles';
import type { Theme } from '@emotion/react';
import { markStyles } from '@/components/notice/Marks';
import type { ReactNode } from 'react';

const smooth = { WebkitFontSmoothing: 'antialiased', MozOsxFontSmoothing: 'grayscale' };

const page = (theme: Theme) => [
  markStyles(theme),
  {
    ':root': {
      colorScheme: theme.palette.mode,
      // Space for the notice's longest translation, until it is hydrated and measures itself.
      '--notice-height': '7rem',
      [theme.breakpoints.up('sm')]: { '--notice-height': '4.5rem' },
      scrollPaddingTop: 'calc(var(--notice-height) + 1rem)',
      '@media (prefers-contrast: more)': {
        '--faint-text': theme.palette.text.primary,
        '--hairline': theme.palette.text.primary,
      },
      [theme.breakpoints.down('sm')]: {
        '@media screen and (min-height: 500px)': {
          // Start, at the lower edge.
          '--dock': '5rem',
          scrollPaddingBottom: 'calc(var(--dock) + 1rem)',
        },
      },
      [theme.breakpoints.up('lg')]: {
        '--notice-height': '3rem',
        '@media (min-height: 500px)': { scrollPaddingTop: 'calc(var(--notice-height) + 6rem)' },
      },
    },
    html: { boxSizing: 'border-box', WebkitTextSizeAdjust: '100%', ...smooth },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    'strong, b': { fontWeight: theme.typography.fontWeightBold },
    body: {
      margin: 0,
      ...theme.typography.body1,
      overflowWrap: 'break-word',
      color: theme.palette.text.primary,
      backgroundColor: theme.palette.background.default,
    },
    'h1, h2, h3': { hyphens: 'auto' },
    // Not on other text: with tabular figures, the hyphen is wider too.
    'data, ol': { fontVariantNumeric: 'tabular-nums' },
    ':focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
    '@media print': {
      ':root': { '--faint-text': 'black' },
      body: { color: 'black', backgroundColor: 'white' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
    },
  },
];

/**
 * The colours and typography of a view. Components of MUI need a larger theme: `muiTheme`.
 */
export const ViewTheme = ({ theme, children }: { theme: Theme; children: ReactNode }) => (
  <ThemeContext value={theme}>
    <PageStyles name="page" styles={page} />
    {children}
  </ThemeContext>
);
