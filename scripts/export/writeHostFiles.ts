/** Writes host configuration for the export: the headers, and the page for each address. */
import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { publicUrl } from '@/lib/config/publicUrl';
import { defaultLocale, otherLocales, type Locale } from '@/lib/i18n/locales';
import { viewPath } from '@/lib/i18n/viewPath';
import { headerPolicy } from './contentSecurityPolicy';
import { hostFolder, out, root } from './folders';
import { isHttpsOnly, site } from './site.mjs';

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

const basePath = site.BASE_PATH;

/** The headers of every response, errors included. */
const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': headerPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
  // Addresses of pages may contain names of people.
  'Referrer-Policy': 'no-referrer',
  ...(isHttpsOnly(process.env) ? { 'Strict-Transport-Security': 'max-age=63072000' } : {}),
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
};

/** The folder of files that never change, because they have a hash in their name. */
const immutable = '/_next/static/';
const cacheForEver = 'public, max-age=31536000, immutable';

/**
 * The headers of the responses whose path begins with `folder`. Of two rules for a header, hosts use
 * the last.
 *
 * @param others headers of all responses that only one host needs
 */
const rulesWith = (others: Readonly<Record<string, string>>) => [
  { folder: '/', headers: { ...securityHeaders, ...others } },
  { folder: immutable, headers: { 'Cache-Control': cacheForEver } },
];

/** One line per security header. */
const lines = (line: (name: string, value: string) => string) =>
  Object.entries(securityHeaders)
    .map(([name, value]) => line(name, value))
    .join('\n');

/** The `_headers` file of Netlify and Cloudflare Pages. */
export const headersFile =
  (): string => `# Netlify and Cloudflare Pages read this file. Made by the build.
${basePath}/*
${lines((name, value) => `  ${name}: ${value}`)}
${basePath}${immutable}*
  Cache-Control: ${cacheForEver}
`;

/**
 * The rules in the format of Vercel and Firebase.
 *
 * @param all the pattern of the host for any path
 */
const headerList = (all: string, others: Readonly<Record<string, string>> = {}) =>
  rulesWith(others).map(({ folder, headers }) => ({
    source: basePath + folder + all,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  }));

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** The `vercel.json` file, with the build command, because Vercel builds the site itself. */
export const vercelFile = (): string =>
  json({
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'out',
    cleanUrls: true,
    headers: headerList('(.*)'),
  });

/**
 * The `firebase.json` file. Leaves out compressed files, because Firebase compresses by itself.
 * Without a rule, Firebase lets browsers cache pages and the service worker for an hour.
 */
export const firebaseFile = (): string =>
  json({
    hosting: {
      public: 'out',
      ignore: ['**/*.br', '**/*.gz', '_headers', '.htaccess'],
      cleanUrls: true,
      headers: headerList('**', { 'Cache-Control': 'no-cache' }),
    },
  });

/** Without a slash, the path of the site would be outside of the service worker's scope. */
const htaccessRedirect = `
# The address of the site itself ends with a slash.
RewriteCond %{REQUEST_URI} =${basePath}
RewriteRule ^ ${basePath}/ [R=308,L]
`;

/** The `.htaccess` file of Apache 2.4, which needs its modules headers, mime and rewrite. */
export const htaccessFile = (): string => `# Apache reads this file. Made by the build.
${lines((name, value) => `Header always set ${name} "${value}"`)}
Header set Vary Accept-Encoding
Header set Cache-Control no-cache
Header set Cache-Control "${cacheForEver}" "expr=%{REQUEST_URI} =~ m#^${basePath}${immutable}# && %{REQUEST_STATUS} -lt 400"

ErrorDocument 404 ${basePath}/404.html
AddCharset utf-8 .css .html .js .json .svg .txt .xml
AddType application/manifest+json .webmanifest
AddEncoding br .br
AddEncoding gzip .gz
RemoveType .gz
# In Debian's configuration, this is a language.
RemoveLanguage .br

# Apache would redirect the address of a folder, and list files.
DirectorySlash Off
RewriteEngine On
RewriteOptions AllowNoSlash
RewriteBase ${basePath}/
${basePath && htaccessRedirect}
# Files for hosts, not for visitors.
RewriteCond %{ENV:REDIRECT_STATUS} ^$
RewriteRule (^|/)_headers$|\\.(br|gz)$ - [R=404,L]

RewriteRule ^$ index.html
RewriteCond %{REQUEST_FILENAME}/index.html -f
RewriteRule ^(.+?)/?$ $1/index.html
RewriteCond %{REQUEST_FILENAME} -d
RewriteRule [^/]/?$ - [R=404,L]

# The compressed file beside a text file.
RewriteCond %{HTTP:Accept-Encoding} \\bbr\\b [NV]
RewriteCond %{REQUEST_FILENAME}.br -f
RewriteRule .+ $0.br [L]
RewriteCond %{HTTP:Accept-Encoding} \\bgzip\\b [NV]
RewriteCond %{REQUEST_FILENAME}.gz -f
RewriteRule .+ $0.gz [L]
`;

/** The security headers as directives of nginx. */
export const nginxHeaders = (): string => `# For deploy/nginx.conf to include. Made by the build.
${lines((name, value) => `add_header ${name} "${value}" always;`)}
`;

/** A redirect from the path of the site without a slash; nothing for a site at the root of a host. */
export const nginxRedirect = (): string => `# For deploy/nginx.conf to include. Made by the build.
${basePath && `location = ${basePath} {\n    return 308 ${basePath}/$is_args$args;\n}\n`}`;

/** `deploy/cloudfront.js` with the path of the site. */
export const cloudFrontFile = (): string =>
  readFileSync(`${root}deploy/cloudfront.js`, 'utf8').replace(
    "basePath = ''",
    `basePath = '${basePath}'`,
  );

const fileOf = (locale: Locale) =>
  locale === defaultLocale
    ? publicUrl('/index.html')
    : publicUrl(`${viewPath('main', locale)}.html`);

/**
 * The part of nginx's `map` that chooses the page for an address without a file, with the same
 * result as `localeOfPath` in the browser. nginx tries the patterns in order.
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

/** Writes the files that hosts read in the export to `out`, and the others to `hostFolder`. */
export const writeHostFiles = async (): Promise<void> => {
  await mkdir(hostFolder, { recursive: true });
  await writeFile(`${out}_headers`, headersFile());
  await writeFile(`${out}.htaccess`, htaccessFile());
  await writeFile(`${hostFolder}headers.conf`, nginxHeaders());
  await writeFile(`${hostFolder}pages.conf`, nginxPages());
  await writeFile(`${hostFolder}redirect.conf`, nginxRedirect());
  await writeFile(`${hostFolder}vercel.json`, vercelFile());
  await writeFile(`${hostFolder}firebase.json`, firebaseFile());
  await writeFile(`${hostFolder}cloudfront.js`, cloudFrontFile());
};
