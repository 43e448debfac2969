import { createTheme, type Theme } from '@mui/material/styles';
import type { CSSProperties } from 'react';
import type { Colours } from '@/lib/config/colours';
import { componentStyles } from './componentStyles';
import { breakpoints, duration, motion, radius } from './tokens';
import { fontFamily } from './typeface';

type Variants<Style> = Record<
  'cardTitle' | 'label' | 'title' | 'evidence' | 'reading' | 'micro',
  Style
>;

declare module '@mui/material/styles' {
  /* eslint-disable @typescript-eslint/consistent-type-definitions -- merged with MUI's own */
  /* eslint-disable @typescript-eslint/no-empty-object-type -- each only extends another type */
  interface Palette extends Colours {}
  interface TypographyVariants extends Variants<CSSProperties> {}
  interface TypographyVariantsOptions extends Variants<CSSProperties> {}
  /* eslint-enable */
}

declare module '@mui/material/Typography' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions, @typescript-eslint/no-empty-object-type -- merged with MUI's
  interface TypographyPropsVariantOverrides extends Variants<true> {}
}

/**
 * Type in pixels at the browser's default size. The line height has no unit, so that lines grow
 * with a minimum font size; rounded up, since browsers round the height of a line down to 1/64
 * pixel.
 */
const type = (size: number, lineHeight: number, fontWeight: number, letterSpacing?: string) => ({
  // Inherited, so that no rule repeats it.
  fontFamily: undefined,
  fontSize: `${size / 16}rem`,
  fontWeight,
  lineHeight: Math.ceil((lineHeight / size) * 10_000) / 10_000,
  letterSpacing,
});

/** Grows with large windows, as the lists below it. */
const heading = { ...type(14, 20, 600), fontSize: 'clamp(0.875rem, 0.83vw, 1rem)' };

/** Shared styles, with the colours of a view. */
export const makeTheme = (mode: 'light' | 'dark', colours: Colours): Theme =>
  createTheme({
    breakpoints: { values: breakpoints, unit: 'em', step: 1 },
    palette: { mode, ...colours },
    // The same short duration for all of MUI's animations.
    transitions: {
      duration: { enteringScreen: duration, leavingScreen: duration },
      create: (properties: string | string[] = 'all') =>
        [properties]
          .flat()
          .map((each) => `${each} ${motion}`)
          .join(),
    },
    shape: { borderRadius: radius.control },
    typography: {
      fontFamily,
      // Dialogs and the toolbar; cards; sections of a dialog.
      h2: type(18, 24, 600, '-0.01em'),
      h3: heading,
      h4: type(15, 24, 600),
      body1: type(14, 20, 400),
      body2: type(13, 18, 400),
      button: { ...type(14, 20, 600), textTransform: 'none' },
      caption: type(12, 16, 400),
      // As high as a link beside it.
      cardTitle: { ...heading, margin: '0 0 2px', padding: '4px 0', textWrap: 'pretty' },
      // The label of a figure.
      label: { ...type(14, 20, 500), color: colours.text.secondary },
      // A sign of the lesson; the figures that show it.
      title: type(22, 28, 600, '-0.015em'),
      evidence: type(28, 32, 600, '-0.02em'),
      reading: { ...type(15, 24, 400), textWrap: 'pretty' },
      // The word at a gain.
      micro: type(11, 16, 400),
    },
    components: componentStyles(mode, colours),
  });
