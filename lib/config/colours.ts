import type { View } from './views';

/** Colours as `#rrggbb`. Tests require a contrast of at least 4.5:1 of text with its background. */
export const mainColours = {
  background: '#F5F3EE',
  card: '#FFFFFF',
  text: '#17201C',
  /** Secondary text. */
  faintText: '#55605A',
  /** Buttons, links and charts; the same on hover; and the text on them. */
  accent: '#0B6B4F',
  accentHover: '#085440',
  onAccent: '#FFFFFF',
  open: '#8A5A00',
  sold: '#0B6B4F',
  /** Dividers, and the grid of charts. */
  line: '#DFDBD1',
  /** Fields with an invalid value. */
  error: '#C62828',
  /** The overlay on an element under the pointer: `#rrggbbaa`, the only translucent colour. */
  hover: '#00000014',
};

export type Colours = Readonly<typeof mainColours>;

export const alternateColours: Colours = {
  background: '#0B0F0E',
  card: '#141C19',
  text: '#E6EFEA',
  faintText: '#93A59C',
  accent: '#5EEAB5',
  accentHover: '#48CE9B',
  onAccent: '#0B0F0E',
  open: '#FFC857',
  sold: '#5EEAB5',
  line: '#2E3C37',
  error: '#F44336',
  hover: '#5EEAB51F',
};

export const colours: Readonly<Record<View, Colours>> = {
  main: mainColours,
  alternate: alternateColours,
};

/** The simulation notice on both views. Not configurable, to keep a contrast of 11.9:1. */
export const noticeColours = { main: '#FFD65A', contrastText: '#17201C' };
