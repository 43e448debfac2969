import { faintText, hairline, makeTheme } from './baseTheme';

/** The main view: paper and ink. */
export const lightTheme = makeTheme(
  {
    mode: 'light',
    background: { default: '#F5F3EE', paper: '#FFFFFF' },
    text: { primary: '#17201C', secondary: faintText('#55605A') },
    primary: { main: '#0B6B4F', dark: '#085440', contrastText: '#FFFFFF' },
    trade: { new: '#8A5A00', sold: '#0B6B4F' },
    divider: hairline('#DFDBD1'),
  },
  12,
);
