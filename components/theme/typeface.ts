import { publicUrl } from '@/lib/config/site';

export const fontFamily = 'Inter, "Inter Arial", "Inter Roboto", sans-serif';

/** For UUIDs, links and codes. */
export const monospace =
  'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/** A font face, with its metrics in percent. */
const face = (name: string, source: string, ascent: number, descent: number, size: number) =>
  `@font-face{font-family:${name};src:${source};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`;

/**
 * Shown until Inter has loaded, with its metrics, so that nothing moves: Arial, its equivalents,
 * and Roboto. Not in the theme, because Emotion moves its style sheets in the document, and font
 * faces that move make browsers lay out all text again.
 */
export const fallbackTypefaces =
  face('Inter Arial', 'local(Arial),local(Liberation Sans),local(Arimo)', 89.79, 22.36, 107.89) +
  face('Inter Roboto', 'local(Roboto)', 90.5, 22.5, 107);

/** Written by `npm run fonts`. Browsers cache its files for a year: new files need a new name. */
export const typefaceFolder = '/fonts/inter-4-1-b';

/**
 * Adds Inter Variable once it has loaded, after the scripts. With a style sheet, such as that of
 * `next/font`, browsers would lay out all text once more. The file lacks most superscript digits.
 */
export const typefaceScript = `
addEventListener('load', () => {
  const face = (file, unicodeRange) =>
    new FontFace('Inter', \`url(${publicUrl(typefaceFolder)}/\${file}.woff2)\`, { weight: '400 600', unicodeRange });
  face('latin', 'U+0-B1,U+B4-B8,U+BA-10FFFF').load().then((latin) => {
    document.fonts.add(latin);
    document.fonts.add(face('latin-ext', 'U+100-130,U+132-151,U+154-2BA,U+2BD-2FF,U+1D00-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-A7FF'));
  }, () => {});
});`;
