/** Writes the configuration for hosts of the export: the headers, and the page for each address. */
import { mkdir, writeFile } from 'node:fs/promises';
import { publicUrl } from '@/lib/config/publicUrl';
import { defaultLocale, otherLocales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { headerPolicy } from './contentSecurityPolicy';
import { nginxFolder, out } from './folders';
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

/** The headers of every response, errors included. */
const securityHeaders = {
  'Content-Security-Policy': headerPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
  // Addresses of pages may contain names of people.
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** The text of the `_headers` file. @param basePath the path of the site on its host */
const headersFile = (basePath: string): string => {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return `# Netlify and Cloudflare Pages read this file. Made by the build.
${basePath}/*
${lines.join('\n')}
${basePath}/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`;
};

/** The same headers as directives of nginx. */
const nginxHeaders = (): string => {
  const lines = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# For deploy/nginx.conf to include. Made by the build.\n${lines.join('\n')}\n`;
};

const fileOf = (locale: Locale) =>
  locale === defaultLocale
    ? publicUrl('/index.html')
    : publicUrl(`${viewPath('main', locale)}.html`);

/**
 * The part of nginx's `map` that chooses the page for an address without a file. It decides like
 * `localeOfPath` in the browser; nginx tries the patterns in their order.
 */
export const nginxPages = (): string => {
  const site = publicUrl('/').slice(0, -1).replaceAll('.', '\\.');
  const others = otherLocales.map(
    (locale) => `~^${site}/(.*/)?(?i:${locale})(/|$) ${fileOf(locale)};`,
  );
  return `# For deploy/nginx.conf to include. Made by the build.
default /none;
${others.join('\n')}
~^${site}(/|$) ${fileOf(defaultLocale)};
`;
};

/** For the hosts that read a `_headers` file. */
export const writeHeaders = (): Promise<void> =>
  writeFile(`${out}_headers`, headersFile(site.BASE_PATH));

/** For `deploy/nginx.conf`, which includes both files. */
export const writeNginxFiles = async (): Promise<void> => {
  await mkdir(nginxFolder, { recursive: true });
  await writeFile(`${nginxFolder}headers.conf`, nginxHeaders());
  await writeFile(`${nginxFolder}pages.conf`, nginxPages());
};
