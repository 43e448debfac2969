import type { View } from './views';

/**
 * The colours of a view, as `#rrggbb`. Text needs a contrast of 4.5:1 to what it stands on, or the
 * tests fail. The colours of the simulation notice are not among them.
 */
export type Colours = {
  /** Behind everything, and behind cards. */
  readonly background: string;
  readonly card: string;
  readonly text: string;
  /** Text that matters less. */
  readonly faintText: string;
  /** Buttons, links, charts; the same under a pointer; and what is written on them. */
  readonly accent: string;
  readonly accentHover: string;
  readonly onAccent: string;
  /** The state of a trade: open, sold. */
  readonly open: string;
  readonly sold: string;
  /** Lines between things. */
  readonly line: string;
};

export const colours = {
  main: {
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
  },
  alternate: {
    background: '#0B0F0E',
    card: '#121917',
    text: '#E6EFEA',
    faintText: '#93A59C',
    accent: '#5EEAB5',
    accentHover: '#48CE9B',
    onAccent: '#0B0F0E',
    open: '#FFC857',
    sold: '#5EEAB5',
    line: '#24302C',
  },
} as const satisfies Record<View, Colours>;
