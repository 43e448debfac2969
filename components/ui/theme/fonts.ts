import { publicUrl } from '@/lib/config/publicUrl';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

const latinFile = publicUrl('/fonts/inter-latin.woff2');
const latinExtendedFile = publicUrl('/fonts/inter-latin-ext.woff2');

/** The font files needed to display a text. */
export const fontsOf = (words: string): readonly string[] =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba]/.test(words)
    ? [latinFile, latinExtendedFile]
    : [latinFile];

const face = (file: string, unicodeRange: string) =>
  `@font-face{font-family:"Inter Variable";font-style:normal;font-weight:400 600;` +
  // A font that loads late is used only from the next page load on, so that no text shifts.
  `font-display:optional;` +
  `src:url(${file})format("woff2");unicode-range:${unicodeRange}}`;

/**
 * Inter, self-hosted, reduced with fontTools from 48 to 27 kB (latin): weights 400 to 600, no
 * hints, and the features kern, tnum, mark, mkmk, ccmp and locl. In a style sheet of its own, since
 * Emotion removes its global styles and inserts them again when the page's scripts run; the font
 * would then be loaded again, and the text laid out again.
 */
export const fontFaces = face(latinFile, latin) + face(latinExtendedFile, latinExtended);

export const fontFamily =
  '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
