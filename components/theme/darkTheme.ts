import { faintText, hairline, makeTheme } from './baseTheme';

/** The alternate view: an instrument at night. */
export const darkTheme = makeTheme(
  {
    mode: 'dark',
    background: { default: '#0B0F0E', paper: '#121917' },
    text: { primary: '#E6EFEA', secondary: faintText('#93A59C') },
    primary: { main: '#5EEAB5', dark: '#48CE9B', contrastText: '#0B0F0E' },
    trade: { new: '#FFC857', sold: '#5EEAB5' },
    divider: hairline('#24302C'),
  },
  2,
);
