import type { Theme } from '@mui/material/styles';
import { exactColours } from './exactColours';
import { fontFamily } from './fontFamily';

/** The letters of the marks. Their size is in pixels: whole words fit between two edges of a crop. */
export const letters = {
  font: `500 var(--mark)/15px ${fontFamily}`,
  letterSpacing: 0.2,
  color: 'var(--microprint)',
  whiteSpace: 'nowrap',
} as const;

/**
 * The styles of the marks. `hr` is a rule with the word at both ends: text of pseudo-elements, so that
 * it is neither read out nor translated, on the colour of what it lies on, `--surface`.
 */
export const markStyles = ({ palette }: Theme) => ({
  ':root': {
    '--mark': '11px',
    '--segment': '84px',
    // Of cards, beside their content.
    '--pad': '24px',
    '--microprint': palette.microprint,
    '--ground': palette.background.default,
    '--surface': palette.background.paper,
    '--line': palette.hairline,
    '@media (prefers-contrast: more)': { '--microprint': palette.text.primary },
    '@media (forced-colors: active)': {
      '--microprint': 'CanvasText',
      '--line': 'CanvasText',
      '--ground': 'Canvas',
      '--surface': 'Canvas',
    },
    '@media print': { '--microprint': '#55605A', '--ground': 'white', '--surface': 'white' },
  },
  hr: {
    ...letters,
    display: 'flex',
    justifyContent: 'space-between',
    position: 'relative',
    zIndex: 1,
    height: 15,
    margin: 0,
    border: 0,
    background: 'linear-gradient(var(--line) 0 0) 50%/100% 1px no-repeat',
    forcedColorAdjust: 'none',
    ...exactColours,
  },
  'hr::before, hr::after': { content: 'var(--word)', background: 'var(--surface)' },
  'hr::before': { paddingRight: 8 },
  'hr::after': { paddingLeft: 8 },
});
