/** Writes the configuration files of hosts: `_headers` in the export, `nginx.conf` in `deploy/`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { headerPolicy } from './contentSecurityPolicy';
import { out, root } from './paths';
import { site } from './site.mjs';

/** Features of the browser that the site does not use. */
const refused = [
  ['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope'],
  ['magnetometer', 'microphone', 'midi', 'payment', 'usb'],
].flat();

const immutable = 'public, max-age=31536000, immutable';

/** The headers of all responses, by path. A test compares `vercel.json` with them. */
export const headers = {
  '/': {
    'Content-Security-Policy': headerPolicy,
    'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
    // Page addresses may contain personal names.
    'Referrer-Policy': 'no-referrer',
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
  },
  // Files with a hash or a version in their path never change.
  '/_next/static/': { 'Cache-Control': immutable },
  '/fonts/': { 'Cache-Control': immutable },
  // Other sites may show the preview images and the icons.
  '/og/': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
  '/logo/': { 'Cross-Origin-Resource-Policy': 'cross-origin' },
} as const;

/** Writes `_headers`, which Netlify and Cloudflare Pages read, and `nginx.conf`. */
export const writeHostFiles = async (): Promise<void> => {
  const { BASE_PATH } = site;
  const rules = Object.entries(headers).flatMap(([path, values]) => [
    `${BASE_PATH}${path}*`,
    ...Object.entries(values).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  await writeFile(`${out}_headers`, `${rules.join('\n')}\n`);
  const template = await readFile(`${root}deploy/nginx.conf`, 'utf8');
  const added = Object.entries(headers['/']).map(
    ([name, value]) => `    add_header ${name} "${value}" always;`,
  );
  const nginx = template
    .replaceAll('BASE_PATH', BASE_PATH)
    .replace('    HEADERS', added.join('\n'));
  const folder = `${root}deploy/${basename(out)}/`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}nginx.conf`, nginx);
};
