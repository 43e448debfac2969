import { publicUrl } from '@/lib/config/publicUrl';

/** The characters of the file. Ranges are merged to be short, so they contain some that it lacks. */
const latinExtended =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2FF,U+1D00-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-A7FF';

const latinFile = publicUrl('/fonts/inter-latin.woff2');
const latinExtendedFile = publicUrl('/fonts/inter-latin-ext.woff2');

/** The font files needed to display a text. */
export const fontsOf = (words: string): readonly string[] =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba]/.test(words)
    ? [latinFile, latinExtendedFile]
    : [latinFile];

/** Without quotation marks: the page's data repeats the text, with two backslashes before each. */
const face = (file: string, range = '') =>
  `@font-face{font-family:Inter Variable;font-weight:400 600;` +
  // A font that loads late is used only from the next page load on, so that no text shifts.
  `font-display:optional;src:url(${file});${range}}`;

/**
 * Inter, self-hosted, reduced with fontTools from 48 to 27 kB (latin): weights 400 to 600, no
 * hints, and the features kern, tnum, mark, mkmk, ccmp and locl. In a style element of its own, since
 * Emotion moves those of its global styles when it hydrates, and browsers then read them again: the
 * font would be loaded again, and the text laid out again.
 */
export const fontFaces =
  // Without a range, because every page needs it. For a character in both, the last one is used.
  face(latinFile) + face(latinExtendedFile, `unicode-range:${latinExtended}`);
