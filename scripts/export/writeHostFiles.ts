/** Writes the configuration of hosts: `_headers` in the export, and nginx's in `deploy/`. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { headerPolicy } from './contentSecurityPolicy';
import { out, root } from './folders';
import { site } from './site.mjs';

/** Features of the browser that the site does not use. */
const refused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'usb',
  'xr-spatial-tracking',
];

/** The headers of every response, errors included. A test compares `vercel.json` with them. */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': headerPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
  // Addresses of pages may contain names of people.
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** For files with a hash in their name, which never change. */
export const immutable = 'public, max-age=31536000, immutable';

const lines = (line: (name: string, value: string) => string) =>
  Object.entries(securityHeaders)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** Writes `_headers`, which Netlify and Cloudflare Pages read, and `nginx.conf`. */
export const writeHostFiles = async (): Promise<void> => {
  const { BASE_PATH } = site;
  await writeFile(
    `${out}_headers`,
    `${BASE_PATH}/*
${lines((name, value) => `  ${name}: ${value}`)}
${BASE_PATH}/_next/static/*
  Cache-Control: ${immutable}
`,
  );
  const template = await readFile(`${root}deploy/nginx.conf`, 'utf8');
  const nginx = template.replaceAll('BASE_PATH', BASE_PATH).replace(
    '    HEADERS',
    lines((name, value) => `    add_header ${name} "${value}" always;`),
  );
  const folder = `${root}deploy/${basename(out)}/`;
  await mkdir(folder, { recursive: true });
  await writeFile(`${folder}nginx.conf`, nginx);
};
