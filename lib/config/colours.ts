import type { View } from './views';

/**
 * The colours of a view, as `#rrggbb`. The tests require a contrast of at least 4.5:1 between text
 * and its background. The simulation notice has separate colours: `noticeColours`.
 */
export type Colours = {
  /** The backgrounds of the page and of cards. */
  readonly background: string;
  readonly card: string;
  readonly text: string;
  /** Secondary text. */
  readonly faintText: string;
  /** Buttons, links and charts; the same on hover; and the text on them. */
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  /** The status of a trade: open or sold. */
  readonly open: string;
  readonly sold: string;
  /** Dividers, and the grid of charts. */
  readonly line: string;
  /** Fields with an invalid value. */
  readonly error: string;
  /** The overlay on an element under the pointer: `#rrggbbaa`, the only translucent colour. */
  readonly hover: string;
};

export const mainColours = {
  background: '#F5F3EE',
  card: '#FFFFFF',
  text: '#17201C',
  faintText: '#55605A',
  accent: '#0B6B4F',
  accentHover: '#085440',
  onAccent: '#FFFFFF',
  open: '#8A5A00',
  sold: '#0B6B4F',
  line: '#DFDBD1',
  error: '#C62828',
  hover: '#00000014',
} as const satisfies Colours;

export const alternateColours = {
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
} as const satisfies Colours;

export const colours = {
  main: mainColours,
  alternate: alternateColours,
} as const satisfies Record<View, Colours>;

/** The simulation notice on both views. Not configurable, to keep a contrast of 11.9:1. */
export const noticeColours = { main: '#FFD65A', contrastText: '#17201C' };
