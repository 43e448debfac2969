/** The headers that the host has to send with the export. */
import { headerPolicy } from './contentSecurityPolicy';

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
export const headersFile = (basePath: string): string => {
  const lines = Object.entries(securityHeaders).map(([name, value]) => `  ${name}: ${value}`);
  return `# Netlify and Cloudflare Pages read this file. Made by the build.
${basePath}/*
${lines.join('\n')}
${basePath}/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`;
};

/** The same headers as directives of nginx. */
export const nginxHeaders = (): string => {
  const lines = Object.entries(securityHeaders).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# For deploy/nginx.conf to include. Made by the build.\n${lines.join('\n')}\n`;
};
