/** Writes the two files of Inter that the pages load: `npm run fonts`. */
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { typefaceFolder } from '@/components/theme/typeface';
import { cutInter } from './cutInter';

const folder = `public${typefaceFolder}`;

await mkdir(folder, { recursive: true });
for (const subset of ['latin', 'latin-ext'] as const) {
  await writeFile(
    `${folder}/${subset}.woff2`,
    await cutInter(subset, { min: 400, max: 600 }, 'woff2'),
  );
}
const license = fileURLToPath(import.meta.resolve('@fontsource-variable/inter/LICENSE'));
await copyFile(license, `${folder}/LICENSE.txt`);
