import { createTheme, duration as muiDurations, type Theme } from '@mui/material/styles';
import type { Colours } from '@/lib/config/colours';
import { componentStyles } from './components';
import { breakpoints, duration, radius } from './structure';
import { fontFamily } from './typeface';

declare module '@mui/material/styles' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- merged with MUI's own
  interface Palette extends Colours {}
}

/**
 * Type in pixels at the browser's default size. The line height has no unit, so that lines grow
 * if the browser enforces a minimum font size. Rounded up, since browsers round the height of a
 * line down to 1/64 pixel.
 */
const type = (size: number, lineHeight: number, fontWeight: number, letterSpacing?: string) => ({
  // Inherited, so that no rule repeats it.
  fontFamily: undefined,
  fontSize: `${size / 16}rem`,
  fontWeight,
  lineHeight: Math.ceil((lineHeight / size) * 10_000) / 10_000,
  letterSpacing,
});

/** Numbers beside the figure; titles of dialogs; titles of cards; texts; labels. */
const h1 = type(28, 34, 600, '-0.02em');
const h2 = type(18, 24, 600, '-0.01em');
const h3 = type(14, 20, 600);
const body1 = type(14, 20, 400);
const caption = type(12, 16, 400);

/** The same short duration for all of MUI's animations. */
const durations = Object.fromEntries(Object.keys(muiDurations).map((name) => [name, duration]));

/** Shared styles, with the colours of a view. */
export const makeTheme = (mode: 'light' | 'dark', colours: Colours): Theme =>
  createTheme({
    breakpoints: { values: breakpoints, unit: 'em' },
    palette: { mode, ...colours },
    transitions: { duration: durations },
    shape: { borderRadius: radius.control },
    typography: {
      fontFamily,
      ...{ h1, h2, h3, body1, caption },
      // For MUI's own parts.
      ...{ body2: body1, h6: h2, button: { ...h3, textTransform: 'none' } },
    },
    components: componentStyles(mode, colours),
  });
