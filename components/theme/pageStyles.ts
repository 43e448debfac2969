import type { Theme } from '@mui/material/styles';
import { slideKeyframes } from './slide';

/** The height of the notice with a number of lines; 18px are its padding and border. */
const noticeHeight = (lines: number) =>
  `calc(${lines} * 1.5 * var(--notice-size, .9375rem) + 18px)`;

/** Styles of the whole page. */
export const pageStyles = (theme: Theme) => ({
  ':root': {
    colorScheme: theme.palette.mode,
    // A guess by the width of the window. The guard measures the notice, and corrects a wrong guess.
    '--notice-height': noticeHeight(3),
    '@media (min-width: 25.75em)': { '--notice-height': noticeHeight(2) },
    // The height of buttons and fields.
    '--control': '40px',
    '@media (pointer: coarse)': { '--control': '44px' },
    scrollPaddingTop: 'calc(var(--notice-height) + 1rem)',
    '@media (prefers-contrast: more)': {
      '--faint-text': theme.palette.text.primary,
      '--hairline': theme.palette.text.primary,
    },
    [theme.breakpoints.down('sm')]: {
      '@media screen and (min-height: 500px)': {
        // Space for Start, which is fixed to the lower edge.
        '--dock': '4.3125rem',
        scrollPaddingBottom: 'calc(var(--dock) + 1rem)',
        '&[data-start-hidden]': { '--dock': '0px' },
      },
    },
    [theme.breakpoints.up('lg')]: {
      '--notice-height': noticeHeight(1),
      // The main view's top bar is sticky here.
      '@media (min-height: 500px)': {
        scrollPaddingTop: `calc(var(--notice-height) + ${String(theme.mixins.toolbar.minHeight)} + 2rem)`,
      },
    },
  },
  ...slideKeyframes,
  body: { overflowWrap: 'break-word' },
  'h1, h2, h3': { hyphens: 'auto' },
  // Only here: tabular figures would also widen the hyphen in other text.
  'data, ol': { fontVariantNumeric: 'tabular-nums' },
  ':focus-visible': { outline: `2px solid ${theme.palette.primary.main}`, outlineOffset: 2 },
  '@media print': {
    ':root': { '--faint-text': 'black' },
    body: { color: 'black', backgroundColor: 'white' },
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' },
  },
});
