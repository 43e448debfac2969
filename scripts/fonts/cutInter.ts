import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import unicodeRanges from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import subsetFont from 'subset-font';

/** Accents that are characters of their own, which names with decomposed letters contain. */
const combiningMarks = 'U+300-301,U+303,U+309,U+323';

const files = join(process.cwd(), 'node_modules/@fontsource-variable/inter/files');

/** The characters of a list of ranges as CSS writes it: `U+0-FF,U+131`. */
const charactersOf = (ranges: string) =>
  [...ranges.matchAll(/U\+(\w+)(?:-(\w+))?/g)]
    .flatMap(([, first = '', last = first]) => {
      const start = parseInt(first, 16);
      const length = parseInt(last, 16) - start + 1;
      return Array.from({ length }, (_, i) => String.fromCodePoint(start + i));
    })
    .join('');

/** Inter for the letters of one subset, with the features that the pages use and without `calt`. */
export const cutInter = async (
  subset: 'latin' | 'latin-ext',
  wght: number | { min: number; max: number },
  targetFormat: 'sfnt' | 'woff2',
) => {
  const options = {
    targetFormat,
    variationAxes: { wght },
    keepFeatures: ['kern', 'tnum', 'mark', 'mkmk', 'ccmp', 'locl'],
  };
  const font = await readFile(join(files, `inter-${subset}-wght-normal.woff2`));
  return subsetFont(font, charactersOf(`${unicodeRanges[subset]},${combiningMarks}`), options);
};
