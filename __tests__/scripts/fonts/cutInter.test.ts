import { readFile } from 'node:fs/promises';
import { typefaceFolder } from '@/components/theme/typeface';
import { cutInter } from '@/scripts/fonts/cutInter';

test.each(['latin', 'latin-ext'] as const)(
  'the pages and the preview images have the same version of Inter: %s',
  async (subset) => {
    const cut = await cutInter(subset, { min: 400, max: 600 }, 'woff2');
    const file = await readFile(`public${typefaceFolder}/${subset}.woff2`);
    expect(cut.equals(file)).toBe(true);
  },
);
