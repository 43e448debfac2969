import { publicUrl } from '@/lib/config/publicUrl';

/** All ranges of which the file has characters. Wider than they need to be, to be short. */
const latinExtended =
  'U+100-130,U+132-151,U+154-2BA,U+2BD-2FF,U+1D00-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-A7FF';

const latinFile = publicUrl('/fonts/inter-latin.woff2');
const latinExtendedFile = publicUrl('/fonts/inter-latin-ext.woff2');

/** The font files needed to display a text. */
export const fontsOf = (words: string): readonly string[] =>
  /[\u0100-\u0130\u0132-\u0151\u0154-\u02ba]/.test(words)
    ? [latinFile, latinExtendedFile]
    : [latinFile];

/** Without quotation marks, which the page's data would repeat with two backslashes each. */
const face = (file: string, range = '') =>
  `@font-face{font-family:Inter Variable;font-weight:400 600;` +
  // A font that loads late is used only from the next page load on, so that no text shifts.
  `font-display:optional;src:url(${file});${range}}`;

/** Inter's ascender and descender, in percent of the font size. */
const inter = { ascent: 96.875, descent: 24.12 };

/**
 * Arial in the size at which our texts are as wide as in Inter, and with Inter's line metrics.
 *
 * @param size in percent: the mean over the texts of all languages, measured in Chromium. Known
 *   values (107.12) are for English prose in one weight.
 */
const arial = (weight: number, size: number, names: readonly string[]) =>
  `@font-face{font-family:Inter Fallback;font-weight:${weight};` +
  `src:${names.map((name) => `local(${name})`).join()};size-adjust:${size}%;` +
  `ascent-override:${((100 * inter.ascent) / size).toFixed(2)}%;` +
  `descent-override:${((100 * inter.descent) / size).toFixed(2)}%;line-gap-override:0%}`;

/**
 * Inter, self-hosted, reduced with fontTools from 48 to 27 kB (latin): weights 400 to 600, no
 * hints, and the features kern, tnum, mark, mkmk, ccmp and locl. In a style sheet of its own, since
 * Emotion removes its global styles and inserts them again when the page's scripts run; the font
 * would then be loaded again, and the text laid out again.
 */
export const fontFaces =
  // Without a range, because every page needs it. Of two that have a character, the last is used.
  face(latinFile) +
  face(latinExtendedFile, `unicode-range:${latinExtended}`) +
  arial(400, 106.4, ['Arial', 'Liberation Sans']) +
  arial(600, 101, ['Arial Bold', 'Liberation Sans Bold']);

export const fontFamily = '"Inter Variable", "Inter Fallback", system-ui, sans-serif';
