/** Writes the configuration for hosts of the export: the headers, and the page for each address. */
import { mkdir, writeFile } from 'node:fs/promises';
import { nginxFolder, out } from './folders';
import { headersFile, nginxHeaders } from './headers';
import { nginxPages } from './nginxPages';
import { site } from './site';

/** For the hosts that read a `_headers` file. @param documents the HTML of all pages */
export const writeHeaders = (documents: readonly string[]): Promise<void> =>
  writeFile(`${out}_headers`, headersFile(documents, site.BASE_PATH));

/** For `deploy/nginx.conf`, which includes both files. @param documents the HTML of all pages */
export const writeNginxFiles = async (documents: readonly string[]): Promise<void> => {
  await mkdir(nginxFolder, { recursive: true });
  await writeFile(`${nginxFolder}headers.conf`, nginxHeaders(documents));
  await writeFile(`${nginxFolder}pages.conf`, nginxPages());
};
