import { policyOf } from './policy.ts';

/** What nothing here needs. */
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

/**
 * What every answer is sent with, errors too.
 *
 * @param {readonly string[]} pages the HTML of all pages
 */
const securityHeaders = (pages) => ({
  // Only a header can forbid frames, which could cut the notice off.
  'Content-Security-Policy': `${policyOf(pages)}; frame-ancestors 'none'`,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': refused.map((feature) => `${feature}=()`).join(', '),
  // Names stand in links.
  'Referrer-Policy': 'no-referrer',
  'Strict-Transport-Security': 'max-age=63072000',
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
});

/**
 * @param {readonly string[]} pages the HTML of all pages
 * @param {string} basePath where the site begins on its host
 */
export const headersFile = (pages, basePath) => {
  const lines = Object.entries(securityHeaders(pages)).map(
    ([name, value]) => `  ${name}: ${value}`,
  );
  return `# Netlify and Cloudflare Pages read this file. Made by the build.
${basePath}/*
${lines.join('\n')}
${basePath}/_next/static/*
  Cache-Control: public, max-age=31536000, immutable
`;
};

/** @param {readonly string[]} pages the HTML of all pages */
export const nginxHeaders = (pages) => {
  const lines = Object.entries(securityHeaders(pages)).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  return `# For deploy/nginx.conf to include. Made by the build.\n${lines.join('\n')}\n`;
};
