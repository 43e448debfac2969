/** Writes the configuration for hosts of the export: the headers, and the page for each address. */
import { mkdir, writeFile } from 'node:fs/promises';
import { nginxFolder, out } from './folders';
import { headersFile, nginxHeaders } from './headers';
import { nginxPages } from './nginxPages';
import { site } from './site.mjs';

/** For the hosts that read a `_headers` file. */
export const writeHeaders = (): Promise<void> =>
  writeFile(`${out}_headers`, headersFile(site.BASE_PATH));

/** For `deploy/nginx.conf`, which includes both files. */
export const writeNginxFiles = async (): Promise<void> => {
  await mkdir(nginxFolder, { recursive: true });
  await writeFile(`${nginxFolder}headers.conf`, nginxHeaders());
  await writeFile(`${nginxFolder}pages.conf`, nginxPages());
};
