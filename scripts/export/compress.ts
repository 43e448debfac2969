import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip as gzipCompress } from 'node:zlib';
import { listFiles } from './folders';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCompress);

/** Images and fonts are compressed already. */
const isText = (file: string) => /\.(html|js|css|json|svg|txt|xml|webmanifest)$/.test(file);

/**
 * Stores every text file of a folder as `.br` and `.gz` too. A host would otherwise compress it at
 * every request, with less effort, or send it uncompressed.
 */
export const compress = async (folder: string): Promise<void> => {
  for (const file of await listFiles(folder)) {
    if (!isText(file)) continue;
    const path = join(folder, file);
    const text = await readFile(path);
    const params = {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    };
    await writeFile(`${path}.br`, await brotli(text, { params }));
    await writeFile(`${path}.gz`, await gzip(text, { level: constants.Z_BEST_COMPRESSION }));
  }
};
