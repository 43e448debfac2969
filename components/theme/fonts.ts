import localFont from 'next/font/local';

/*
 * Inter Variable, reduced to what the pages use: weights 400 to 600, and the features kern, tnum,
 * mark, mkmk, ccmp and locl. The file with the rest of the Latin letters is loaded only where one
 * is used. It comes first: the other family ends with a fallback font that has these letters too.
 */
const latinExtended = localFont({
  src: '../../public/fonts/inter-latin-ext.woff2',
  weight: '400 600',
  display: 'optional',
  preload: false,
  adjustFontFallback: false,
  declarations: [
    {
      prop: 'unicode-range',
      value:
        'U+100-130,U+132-151,U+154-2BA,U+2BD-2FF,U+1D00-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-A7FF',
    },
  ],
});

const latin = localFont({
  src: '../../public/fonts/inter-latin.woff2',
  weight: '400 600',
  // A font that arrives late is used from the next page on: many phones have no Arial, whose metrics
  // the fallback adjusts, and would lay out their text anew.
  display: 'optional',
  // It would delay the first paint.
  preload: false,
  fallback: ['Arial', 'sans-serif'],
});

export const fontFamily = `${latinExtended.style.fontFamily}, ${latin.style.fontFamily}`;
