import { createTheme, type Theme } from '@mui/material/styles';
import { noticeColours, type Colours } from '@/lib/config/colours';
import { componentStyles } from './componentStyles';
import { fontFamily } from './typeface';

type OwnColours = { trade: { new: string; sold: string }; notice: typeof noticeColours };

declare module '@mui/material/styles' {
  /* eslint-disable @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- merged with MUI's own */
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
  /* eslint-enable */
}

const text = (pixels: number, fontWeight: number, lineHeight: number, letterSpacing = '0') => ({
  fontSize: `${pixels / 16}rem`,
  fontWeight,
  lineHeight,
  letterSpacing,
});

/** Shared styles, with the colours of a view. */
export const makeTheme = (mode: 'light' | 'dark', colours: Colours): Theme =>
  createTheme({
    palette: {
      mode,
      background: { default: colours.background, paper: colours.card },
      text: { primary: colours.text, secondary: colours.faintText },
      primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
      error: { main: colours.error },
      action: { hover: colours.hover, selected: colours.hover },
      divider: colours.line,
      trade: { new: colours.open, sold: colours.sold },
      notice: noticeColours,
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily,
      h2: text(20, 600, 1.3, '-0.01em'),
      h3: text(15, 600, 1.4),
      body1: text(15, 400, 1.5),
      body2: text(13, 400, 1.4),
      button: { ...text(15, 600, 1.5), textTransform: 'none' },
      // The word below a gain.
      caption: text(11, 500, 1.2),
    },
    components: componentStyles(mode, colours),
  });
