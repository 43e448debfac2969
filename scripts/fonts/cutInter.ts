import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const files = join(process.cwd(), 'node_modules/@fontsource-variable/inter/files');

/** Every character that the files may contain, so that they keep all their letters. */
const characters = Array.from({ length: 0x10000 }, (_, code) => String.fromCharCode(code)).join('');

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
  return subsetFont(font, characters, options);
};
