import { publicUrl } from '@/lib/config/publicUrl';

/** The characters of the latin-ext file, and a few others to keep the ranges short. */
const latinExtended =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2FF,U+1D00-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-A7FF';

const latinFile = publicUrl('/fonts/inter-latin.woff2');
const latinExtendedFile = publicUrl('/fonts/inter-latin-ext.woff2');

/** The font files needed to display a text. */
export const fontsOf = (words: string): readonly string[] =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba]/.test(words)
    ? [latinFile, latinExtendedFile]
    : [latinFile];

/** No quotation marks: the page's data repeats the text, with two backslashes before each mark. */
const face = (file: string, range = '') =>
  `@font-face{font-family:Inter Variable;font-weight:400 600;` +
  // A font that loads late is used only from the next page load on, so that no text shifts.
  `font-display:optional;src:url(${file});${range}}`;

/**
 * Inter, self-hosted, reduced with fontTools from 48 to 27 kB (latin): weights 400 to 600, no
 * hints, and the features kern, tnum, mark, mkmk, ccmp and locl. Needs a separate style element:
 * Emotion moves the elements of global styles on hydration, and browsers would load the font and
 * lay out the text again.
 */
export const fontFaces =
  // No range, because every page needs this file. Characters in both files use the last one.
  face(latinFile) + face(latinExtendedFile, `unicode-range:${latinExtended}`);
