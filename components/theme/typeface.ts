import { publicUrl } from '@/lib/config/site';

export const fontFamily = 'Inter, "Inter Arial", "Inter Roboto", sans-serif';

/** For UUIDs, links and codes. */
export const monospace =
  'ui-monospace, "SF Mono", "Cascadia Mono", "Roboto Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace';

/**
 * Shown until Inter has loaded, with its metrics, so that nothing moves: Arial, its equivalents,
 * and Roboto. Not in the theme, because Emotion moves its style sheets in the document, and font
 * faces that move make browsers lay out all text again.
 */
export const fallbackTypefaces = [
  {
    name: 'Inter Arial',
    local: 'local(Arial),local(Liberation Sans),local(Arimo)',
    ascent: 89.79,
    descent: 22.36,
    size: 107.89,
  },
  { name: 'Inter Roboto', local: 'local(Roboto)', ascent: 90.5, descent: 22.5, size: 107 },
]
  .map(
    ({ name, local, ascent, descent, size }) =>
      `@font-face{font-family:${name};src:${local};ascent-override:${ascent}%;descent-override:${descent}%;line-gap-override:0%;size-adjust:${size}%}`,
  )
  .join('');

/**
 * Written by `npm run fonts`. Browsers keep its files for a year: files that differ need a new
 * name.
 */
export const typefaceFolder = '/fonts/inter-4-1';

/**
 * Loads Inter Variable after the scripts, and adds it once it has loaded. With a style sheet, such
 * as that of `next/font`, browsers would lay out all text once more, with the typeface still
 * missing. The second file, with the rest of the Latin letters, is loaded only where one is used.
 */
export const typefaceScript = `
addEventListener('load', () => {
  const face = (file, unicodeRange) =>
    new FontFace('Inter', \`url(${publicUrl(typefaceFolder)}/\${file}.woff2)\`, { weight: '400 600', unicodeRange });
  face('latin').load().then((latin) => {
    document.fonts.add(latin);
    document.fonts.add(face('latin-ext', 'U+100-130,U+132-151,U+154-2BA,U+2BD-2FF,U+1D00-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-A7FF'));
  }, () => {});
});`;
