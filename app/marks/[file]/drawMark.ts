import { openSync, type Font } from 'fontkit';
import { join } from 'node:path';

/** In pixels: the font size and the letter spacing of a rule. */
const ruleText = { size: 10, tracking: 0.3 };

/** Pixels between the word of a rule and the lines beside it. */
const ruleGap = 8;

const fieldText = { size: 14, tracking: 0 };

/** In degrees. */
const fieldAngle = -12;

/** Opens the font of the pages, at its default weight, 400. */
const openFont = (): Font => {
  const font = openSync(join(process.cwd(), 'public/fonts/inter-latin.woff2'));
  if ('fonts' in font) throw new TypeError('The file is a collection of fonts.');
  return font;
};

/** A word as the data of an SVG path that is centred on the origin, and its width in pixels. */
const outline = (word: string, { size, tracking }: typeof ruleText) => {
  const font = openFont();
  const { glyphs, positions } = font.layout(word);
  const scale = size / font.unitsPerEm;
  const advances = positions.map(({ xAdvance }) => xAdvance * scale + tracking);
  const width = advances.reduce((sum, advance) => sum + advance, -tracking);
  let x = -width / 2;
  const path = glyphs.map((glyph, index) => {
    const from = x;
    x += advances[index] ?? 0;
    // Centred on the height of a capital.
    return glyph.path
      .scale(scale, -scale)
      .translate(from, (font.capHeight * scale) / 2)
      .toSVG();
  });
  return { path: path.join(''), width };
};

/**
 * A tile of a rule: the word, with a line on both sides. It has no view box, so a wider tile has longer
 * lines, not larger letters.
 */
const drawRule = (word: string) => {
  const { path, width } = outline(word, ruleText);
  const end = (width / 2 + ruleGap).toFixed(1);
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    '<svg x="50%" y="50%" overflow="visible">' +
    `<path d="M-999 0H-${end}M${end} 0H999" stroke="#000" stroke-opacity=".4"/>` +
    `<path d="${path}"/></svg></svg>`
  );
};

/**
 * A tile of two words at an angle, each in the middle of a quarter. Like a tile of a rule, it may be
 * stretched.
 */
const drawField = (word: string) => {
  const { path } = outline(word, fieldText);
  const turned = `<path transform="rotate(${fieldAngle})" d="${path}"/>`;
  const places = ['25%', '75%'].map(
    (index) => `<svg x="${index}" y="${index}" overflow="visible">${turned}</svg>`,
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%">' +
    // The stroke imitates weight 600: the outlines are those of the default weight.
    `<g stroke="#000" stroke-width=".6">${places.join('')}</g></svg>`
  );
};

/** The SVG file of a drawing: a word in the outlines of the pages' own font. Runs at build time. */
export const drawMark = { rule: drawRule, field: drawField } as const;
