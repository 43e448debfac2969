import type { Colours } from '@/lib/config/colours';
import { noticeColours } from '@/components/notice/noticeColours';
import { fontFamily } from './fonts';

/** The least widths of windows, in CSS pixels, as MUI has them. */
const widths = { sm: 600, md: 900, lg: 1200 };
type Width = keyof typeof widths;

const rem = (size: number) => `${size / 16}rem`;

/** Lengths in units of 8px, for shorthands. */
const spacing = (...units: readonly (number | 'auto')[]) =>
  units.map((unit) => (unit === 'auto' ? unit : `${8 * unit}px`)).join(' ');

const text = (size: number, fontWeight: number, lineHeight: number) => ({
  fontFamily,
  fontWeight,
  fontSize: rem(size),
  lineHeight,
});

/**
 * A view's theme: its colours, and what both views share. It has the form of a part of MUI's theme,
 * which `muiTheme` makes of it for dialogs: MUI's own is larger, and takes longer to make, than what
 * is loaded first needs.
 */
export const makeTheme = (mode: 'light' | 'dark', colours: Colours, borderRadius: number) => ({
  // `ViewTheme` overrides faint colours by these variables if more contrast is preferred.
  palette: {
    mode,
    background: { default: colours.background, paper: colours.card },
    text: { primary: colours.text, secondary: `var(--faint-text, ${colours.faintText})` },
    primary: { main: colours.accent, dark: colours.accentHover, contrastText: colours.onAccent },
    error: { main: colours.error },
    action: { selected: colours.hover },
    divider: `var(--hairline, ${colours.line})`,
    /** The colours of open and of sold trades. */
    trade: { new: colours.open, sold: colours.sold },
    microprint: colours.microprint,
    /** The grid lines of charts. */
    grid: `var(--hairline, ${colours.grid})`,
    notice: noticeColours,
  },
  shape: { borderRadius },
  spacing,
  breakpoints: {
    /** A media query of windows of this width or wider. */
    up: (width: Width) => `@media (min-width:${widths[width]}px)` as const,
    /** The same, and print, which old engines lay out at a smaller width. */
    upOrPrint: (width: Width) => `@media (min-width:${widths[width]}px), print` as const,
    /** A media query of windows that are narrower. */
    down: (width: Width) => `@media (max-width:${widths[width] - 0.05}px)` as const,
  },
  zIndex: { appBar: 1100, drawer: 1200, modal: 1300, tooltip: 1500 },
  typography: {
    fontFamily,
    fontWeightBold: 700,
    h1: { ...text(28, 600, 1.2), letterSpacing: '-0.02em' },
    h2: { ...text(20, 600, 1.3), letterSpacing: '-0.01em' },
    h3: text(15, 600, 1.4),
    body1: text(15, 400, 1.5),
    body2: text(13, 400, 1.4),
  },
});

export type BaseTheme = ReturnType<typeof makeTheme>;
