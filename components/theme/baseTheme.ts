import { createTheme, type Theme, type ThemeOptions } from '@mui/material/styles';
import { fontFamily } from './fonts';

/** The brand: the same in both themes, and no theme may change it. 11.9:1. */
const notice = { main: '#FFD65A', contrastText: '#17201C' };

/** Colours that fade back, unless more contrast is wanted: `ViewTheme` then names others. */
export const faintText = (colour: string) => `var(--faint-text, ${colour})`;
export const hairline = (colour: string) => `var(--hairline, ${colour})`;

const px = (size: number) => `${size / 16}rem`;

/** What both views share: type and the colours of the notice. */
export const makeTheme = (
  palette: Omit<ThemeOptions['palette'] & object, 'notice'>,
  radius: number,
): Theme =>
  createTheme({
    palette: { ...palette, notice },
    shape: { borderRadius: radius },
    // A dialog has the colour of its paper, not a lighter one for its height.
    components: { MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } } },
    typography: {
      fontFamily,
      h1: { fontSize: px(28), fontWeight: 600, lineHeight: 1.2, letterSpacing: '-0.02em' },
      h2: { fontSize: px(20), fontWeight: 600, lineHeight: 1.3, letterSpacing: '-0.01em' },
      h3: { fontSize: px(15), fontWeight: 600, lineHeight: 1.4 },
      body1: { fontSize: px(15), lineHeight: 1.5 },
      body2: { fontSize: px(13), lineHeight: 1.4 },
    },
  });
