import { createTheme, type PaletteMode, type Theme } from '@mui/material/styles';
import type { Colours } from '@/lib/config/colours';
import { noticeColours } from '@/components/notice/noticeColours';
import { fontFamily } from './fonts';

const px = (size: number) => `${size / 16}rem`;

/** A view's MUI theme: its colours, and the typography and notice colours that both views share. */
export const makeTheme = (mode: PaletteMode, colours: Colours, radius: number): Theme =>
  createTheme({
    // `ViewTheme` overrides faint colours by these variables if more contrast is preferred.
    palette: {
      mode,
      background: { default: colours.background, paper: colours.card },
      text: { primary: colours.text, secondary: `var(--faint-text, ${colours.faintText})` },
      primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
      trade: { new: colours.open, sold: colours.sold },
      divider: `var(--hairline, ${colours.line})`,
      microprint: colours.microprint,
      grid: `var(--hairline, ${colours.grid})`,
      notice: noticeColours,
    },
    shape: { borderRadius: radius },
    // Otherwise MUI lightens dialogs in dark mode, according to their elevation.
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
